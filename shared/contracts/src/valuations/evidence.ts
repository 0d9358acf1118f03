import { z } from 'zod';

/** Evidence of the values of some units, in the format of the model that made them. */
export const evidencePackSchema = z.object({
  modelVersion: z.string(),
  /** Snapshot of the data. */
  snapshot: z.string(),
  unitIds: z.array(z.uuid()).min(1),
  /** JSON of the engine's evidence, gzipped, as base64. */
  content: z.base64(),
});
export type EvidencePack = z.infer<typeof evidencePackSchema>;

/** Norms of the cash flow, frozen for a submitted or approved valuation. */
export const cashFlowTermsSchema = z.object({
  /** Version of the method. */
  version: z.string(),
  /** All table values used by the method, with years and sources. */
  norms: z.record(z.string(), z.unknown()),
});
export type CashFlowTerms = z.infer<typeof cashFlowTermsSchema>;

/** A page of a valuation's evidence. */
export const valuationEvidenceSchema = z.object({
  /** Null until the valuation is submitted, and for those submitted before this was stored. */
  terms: cashFlowTermsSchema.nullable(),
  /** Stored size of all packs, in bytes. */
  bytes: z.number(),
  packs: z.array(evidencePackSchema),
  /** `after` of the next page; null on the last page. */
  next: z.uuid().nullable(),
});
export type ValuationEvidenceAnswer = z.infer<typeof valuationEvidenceSchema>;
