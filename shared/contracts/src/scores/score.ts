import { z } from 'zod';
import { scoreBands, scoreFailures, scoreLevels, scoreUses } from './lists';
import { scoreMetricSchema } from './metric';

/**
 * One part of a score. Without a measured value it has no score, and its weight is distributed over the other parts.
 */
export const scorePartSchema = scoreMetricSchema
  .pick({ key: true, weight: true, unit: true, worst: true, best: true, source: true, scale: true })
  .extend({
    /** Of one address; in a list the metrics have them. */
    name: scoreMetricSchema.shape.name.optional(),
    definition: scoreMetricSchema.shape.definition.optional(),
    value: z.number().nullable(),
    score: z.number().min(0).max(100).nullable(),
    /** Points that this part adds to the total; all contributions sum to the score. */
    contribution: z.number(),
    /** Day on which the register with the value was imported; null for figures of a year. */
    date: z.iso.date().nullable(),
    /** Year that the value is of. */
    year: z.int().nullable(),
    /** Level at which the value was measured; null without a value. */
    level: z.enum(scoreLevels).nullable(),
    /** Rank of the value, 0 to 100, that a percentile metric scores by. */
    percentile: z.number().min(0).max(100).nullable(),
    /** File that the value is from; null for what is measured from several. */
    file: z.string().nullable(),
    fictional: z.boolean(),
    /** True for a value that the caller put in place of the measured one. */
    custom: z.boolean(),
    /** Median of the buurten of the catalogue; figure of the gemeente, or the median of its buurten. Null when unknown. */
    reference: z.object({ country: z.number().nullable(), gemeente: z.number().nullable() }),
  });
export type ScorePart = z.infer<typeof scorePartSchema>;

export const propertyScoreSchema = z.object({
  objectId: z.string(),
  address: z.string(),
  /** Null when less than 0.6 of the weights has a value. */
  score: z.number().min(0).max(100).nullable(),
  /** Share of the weights with a measured value. */
  completeness: z.number().min(0).max(1),
  /** None where the caller asked for totals only. */
  parts: z.array(scorePartSchema),
  /** Mean score of the buurt by the same metrics; null for fewer than ten objects. */
  buurtScore: z.number().nullable(),
  /** Use whose weights and scales apply. */
  use: z.enum(scoreUses),
  band: z.enum(scoreBands).nullable(),
  /** How near to the object and how recent the values are, weighted; null without values. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Version of the catalogue of metrics. */
  version: z.string(),
  /** True when the caller changed a value or a weight. */
  custom: z.boolean(),
});
export type PropertyScore = z.infer<typeof propertyScoreSchema>;

/** What everybody may know of a score. */
export const totalScoreSchema = propertyScoreSchema
  .pick({ objectId: true, address: true, score: true, completeness: true, confidence: true })
  .extend(propertyScoreSchema.pick({ band: true, use: true, version: true }).shape);
export type TotalScore = z.infer<typeof totalScoreSchema>;

/** Answer for many addresses: the scores in the order asked, and what has none. */
export const propertyScoresSchema = z.object({
  scores: z.array(propertyScoreSchema),
  failed: z.array(z.object({ identifier: z.string(), reason: z.enum(scoreFailures) })),
  /** Weights that were applied, by use and key; those of one use sum to 1. */
  weights: z.record(z.enum(scoreUses), z.record(z.string(), z.number())),
  custom: z.boolean(),
  version: z.string(),
});
export type PropertyScores = z.infer<typeof propertyScoresSchema>;
