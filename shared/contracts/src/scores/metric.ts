import { z } from 'zod';
import { scoreLevels, scoreThemes, scoreUses } from './lists';

/** A short text in the languages of the product. */
const textsSchema = z.object({ nl: z.string(), en: z.string(), de: z.string() });
export type ScoreTexts = z.infer<typeof textsSchema>;

const weightSchema = z.number().min(0).max(1);

/** A weight for each use; the weights of all metrics of one use sum to 1. */
export const useWeightsSchema = z.object({
  dwelling: weightSchema,
  office: weightSchema,
  shop: weightSchema,
  industry: weightSchema,
});
export type UseWeights = z.infer<typeof useWeightsSchema>;

/**
 * One metric of a score. `worst` gives 0 points and `best` gives 100, linear in between: in the metric's unit, or in
 * percentiles where `scale` says so. Weight and scale are those of dwellings; a part has those that were applied.
 */
export const scoreMetricSchema = z.object({
  key: z.string(),
  weight: weightSchema,
  unit: z.string(),
  worst: z.number(),
  best: z.number(),
  source: z.string(),
  theme: z.enum(scoreThemes),
  name: textsSchema,
  definition: textsSchema,
  /** Year of the scale. */
  year: z.int(),
  /** Which values are better. */
  direction: z.enum(['higher', 'lower']),
  /** `percentile`: rank among all buurten. */
  scale: z.enum(['linear', 'percentile']),
  /** The most precise level at which it is measured. */
  level: z.enum(scoreLevels),
  weights: useWeightsSchema,
  /** Scales of uses that differ from `worst` and `best`. */
  scales: z.partialRecord(z.enum(scoreUses), z.object({ worst: z.number(), best: z.number() })).optional(),
  /**
   * Of a metric with classes, ascending: points of values up to `upTo`, the last one without end. They replace the line
   * between `worst` and `best`.
   */
  steps: z
    .array(
      z.object({
        upTo: z.number().nullable(),
        points: z.number().min(0).max(100),
        name: textsSchema.optional(),
      }),
    )
    .optional(),
});
export type ScoreMetric = z.infer<typeof scoreMetricSchema>;
