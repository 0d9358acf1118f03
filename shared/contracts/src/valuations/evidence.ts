import { z } from 'zod';

/** What the values of some units rest on, as the model that made them keeps it. */
export const evidencePackSchema = z.object({
  modelVersion: z.string(),
  /** Of the data it was taken from. */
  snapshot: z.string(),
  unitIds: z.array(z.uuid()).min(1),
  /** JSON of the engine's evidence, gzipped, as base64. */
  content: z.base64(),
});
export type EvidencePack = z.infer<typeof evidencePackSchema>;

/** Norms of the cash flow, by which a submitted or approved valuation is calculated whatever is current now. */
export const cashFlowTermsSchema = z.object({
  /** Of the method. */
  version: z.string(),
  /** Everything that the method takes from a table, with its years and sources. */
  norms: z.record(z.string(), z.unknown()),
});
export type CashFlowTerms = z.infer<typeof cashFlowTermsSchema>;

/** A part of what a valuation rests on. */
export const valuationEvidenceSchema = z.object({
  /** Null until the valuation was submitted, and for those submitted before this was kept. */
  terms: cashFlowTermsSchema.nullable(),
  /** Stored size of all packs, bytes. */
  bytes: z.number(),
  packs: z.array(evidencePackSchema),
  /** Ask again with this as `after`; null at the end. */
  next: z.uuid().nullable(),
});
export type ValuationEvidenceAnswer = z.infer<typeof valuationEvidenceSchema>;
