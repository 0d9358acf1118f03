import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { rentRollDaySchema } from './day';
import { indexationOutcomes } from './lists';

export const indexationBodySchema = z.object({
  /** Day on which the new rents begin. */
  date: rentRollDaySchema,
  /** Change of the consumer price index, as a fraction; null: leases that follow it are left out. */
  cpi: z.number().min(-0.5).max(1).nullable(),
  /** Where the percentage comes from: series, months. */
  source: nameSchema.nullable(),
});
export type IndexationBody = z.infer<typeof indexationBodySchema>;

/** One lease in a run; euro a year, the rate a fraction. */
export const indexationLineSchema = z.object({
  leaseId: z.uuid(),
  unitId: z.uuid(),
  outcome: z.enum([...indexationOutcomes, 'no-cpi']),
  oldRent: z.number(),
  newRent: z.number(),
  rate: z.number().nullable(),
});
export type IndexationLine = z.infer<typeof indexationLineSchema>;

export const indexationTotalsSchema = z.object({
  leases: z.int(),
  indexed: z.int(),
  /** Of the indexed leases. */
  oldRent: z.number(),
  newRent: z.number(),
});

export const indexationPreviewSchema = z.object({
  totals: indexationTotalsSchema,
  lines: z.array(indexationLineSchema),
});
export type IndexationPreview = z.infer<typeof indexationPreviewSchema>;

/** A run that was applied, and can be undone as a whole. */
export const indexationRunSchema = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  cpi: z.number().nullable(),
  source: z.string().nullable(),
  totals: indexationTotalsSchema,
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type IndexationRun = z.infer<typeof indexationRunSchema>;
