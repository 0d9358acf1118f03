import { z } from 'zod';

/** Recomputed values of a valuation, each with its original model version and evidence. */
export const recomputationSchema = z.object({
  /** Current snapshot, and the model of new values. */
  snapshot: z.string(),
  modelVersion: z.string(),
  same: z.int(),
  different: z.array(z.object({ unitId: z.uuid(), stored: z.number(), recomputed: z.number().nullable() })),
  /** Units whose values were made with other data or another model, or with unknown ones. */
  notComparable: z.int(),
  /** Number recomputed from evidence stored with the valuation; the others from current data. */
  byEvidence: z.int().optional(),
  /** Units valued before evidence was stored, of which only the value remains. Included in those not comparable. */
  storedOnly: z.int().optional(),
  /** Stored size of the evidence, in bytes. */
  evidenceBytes: z.number().optional(),
});
export type Recomputation = z.infer<typeof recomputationSchema>;
