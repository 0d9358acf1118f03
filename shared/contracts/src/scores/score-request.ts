import { z } from 'zod';
import { mostScores } from './lists';

/** Ids are checked one by one, so that one wrong id does not refuse the others. */
const identifiersSchema = z.array(z.string().max(64)).min(1).max(mostScores);

/** A value in place of the measured one, for one address or for all. */
export const metricUpdateSchema = z.object({
  identifier: z.string().max(64).optional(),
  key: z.string().max(64),
  value: z.number(),
});
export type MetricUpdate = z.infer<typeof metricUpdateSchema>;

/** A weight in place of the default one; all weights are normalised to a sum of 1 afterwards. 0 ignores the metric. */
export const weightUpdateSchema = z.object({ key: z.string().max(64), weight: z.number().min(0).max(1_000) });
export type WeightUpdate = z.infer<typeof weightUpdateSchema>;

export const scoreRequestSchema = z.union([
  identifiersSchema,
  z.object({
    identifiers: identifiersSchema,
    metricUpdates: z.array(metricUpdateSchema).max(5_000).optional(),
    weightUpdates: z.array(weightUpdateSchema).max(200).optional(),
    /** `none`: totals only, without the parts; a list of thousands needs no more. */
    parts: z.enum(['all', 'none']).optional(),
  }),
]);
export type ScoreRequest = z.infer<typeof scoreRequestSchema>;

export interface ScoreUpdates {
  metricUpdates?: readonly MetricUpdate[];
  weightUpdates?: readonly WeightUpdate[];
  parts?: 'all' | 'none';
}

/** The body of a call for many scores; empty lists of updates are omitted. */
export function scoreRequest(
  identifiers: readonly string[],
  { metricUpdates = [], weightUpdates = [], parts = 'all' }: ScoreUpdates = {},
): ScoreRequest {
  const changed = metricUpdates.length + weightUpdates.length > 0;
  if (!changed && parts === 'all') return [...identifiers];
  return {
    identifiers: [...identifiers],
    ...(metricUpdates.length > 0 && { metricUpdates: [...metricUpdates] }),
    ...(weightUpdates.length > 0 && { weightUpdates: [...weightUpdates] }),
    ...(parts === 'none' && { parts }),
  };
}
