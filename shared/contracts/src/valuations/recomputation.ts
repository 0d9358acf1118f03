import { z } from 'zod';

/** The values of a valuation made again, each by the version of the model and the evidence it was made with. */
export const recomputationSchema = z.object({
  /** Data that answers now, and the model that makes new values. */
  snapshot: z.string(),
  modelVersion: z.string(),
  same: z.int(),
  different: z.array(z.object({ unitId: z.uuid(), stored: z.number(), recomputed: z.number().nullable() })),
  /** Units whose values were made with other data or another model, or do not say with which. */
  notComparable: z.int(),
  /** How many were made again from evidence that is kept with the valuation; the others from the data of now. */
  byEvidence: z.int().optional(),
  /** Units of which only the stored value remains: valued before evidence was kept. Among those not comparable. */
  storedOnly: z.int().optional(),
  /** Stored size of the evidence, bytes. */
  evidenceBytes: z.number().optional(),
});
export type Recomputation = z.infer<typeof recomputationSchema>;
