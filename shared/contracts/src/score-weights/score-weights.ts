import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';

/** Most that an organisation keeps, deleted ones aside. */
export const scoreWeightsLimit = 200;

/** Points by metric: a default weight of 10 % is 10 points. Metrics that are not named keep their default. */
const weightsSchema = z
  .record(z.string().min(1).max(64), z.number().min(0).max(100))
  .refine(weights => Object.keys(weights).length > 0 && Object.keys(weights).length <= 200, {
    message: 'must name 1 to 200 metrics',
  });

/** Key of a catalogue of metrics, such as `property-score`. */
const catalogueSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Weights of a score that an organisation keeps by a name. */
export const scoreWeightsSchema = z.object({
  id: z.uuid(),
  catalogue: catalogueSchema,
  name: z.string(),
  weights: weightsSchema,
  updatedAt: z.string(),
});
export type ScoreWeights = z.infer<typeof scoreWeightsSchema>;

export const newScoreWeightsSchema = z.strictObject({
  catalogue: catalogueSchema,
  name: nameSchema,
  weights: weightsSchema,
});
export type NewScoreWeights = z.infer<typeof newScoreWeightsSchema>;

/** Another name, other weights, or both. */
export const scoreWeightsChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  weights: weightsSchema.optional(),
});
export type ScoreWeightsChange = z.infer<typeof scoreWeightsChangeSchema>;

export const scoreWeightsQuerySchema = z.object({ catalogue: catalogueSchema });
