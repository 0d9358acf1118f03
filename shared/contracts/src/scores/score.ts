import { z } from 'zod';

export const scoreMetrics = [
  'energy',
  'building-age',
  'space',
  'station-distance',
  'amenities',
  'liquidity',
  'price-trend',
] as const;
export const scoreMetricKeySchema = z.enum(scoreMetrics);
export type ScoreMetricKey = z.infer<typeof scoreMetricKeySchema>;

/** Scale of a score: `worst` gives 0, `best` gives 100, linear in between. */
export const scoreMetricSchema = z.object({
  key: scoreMetricKeySchema,
  weight: z.number().min(0).max(1),
  unit: z.string(),
  worst: z.number(),
  best: z.number(),
  source: z.string(),
});
export type ScoreMetric = z.infer<typeof scoreMetricSchema>;

/**
 * One part of a score. Without a measured value it has no score, and its weight is distributed over the other parts.
 */
export const scorePartSchema = scoreMetricSchema.extend({
  value: z.number().nullable(),
  score: z.number().min(0).max(100).nullable(),
  /** Points that this part adds to the total; all contributions sum to the score. */
  contribution: z.number(),
  /** Date of the measured value. */
  date: z.iso.date().nullable(),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

export const propertyScoreSchema = z.object({
  objectId: z.string(),
  address: z.string(),
  score: z.number().min(0).max(100),
  /** Share of the weights with a measured value. */
  completeness: z.number().min(0).max(1),
  parts: z.array(scorePartSchema),
  /** Mean score of the buurt by the same metrics; null for fewer than ten objects. */
  buurtScore: z.number().nullable(),
});
export type PropertyScore = z.infer<typeof propertyScoreSchema>;
