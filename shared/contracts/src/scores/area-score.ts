import { z } from 'zod';
import { scoreAreaTypes, scoreBands, scoreUses } from './lists';
import { scorePartSchema } from './score';
import { weightUpdateSchema } from './score-request';

/** Mean points of a metric over the objects of an area. */
export const areaScorePartSchema = scorePartSchema
  .pick({
    key: true,
    weight: true,
    unit: true,
    scale: true,
    source: true,
    contribution: true,
    reference: true,
  })
  .extend({
    /** Mean points of the objects that have a value; null for fewer than ten. */
    score: z.number().min(0).max(100).nullable(),
    /** Objects with a value. */
    objects: z.int().nonnegative(),
    /** Percentiles 10, 50 and 90 of the values; null without points, and for what is the same everywhere. */
    values: z.object({ p10: z.number(), p50: z.number(), p90: z.number() }).nullable(),
  });
export type AreaScorePart = z.infer<typeof areaScorePartSchema>;

/** The score of an area: weighted mean of the mean points of all its objects. */
export const areaScoreSchema = z.object({
  areaType: z.enum(scoreAreaTypes),
  areaKey: z.string(),
  /** Null for a PC4. */
  name: z.string().nullable(),
  objects: z.int().nonnegative(),
  /** Null when less than 0.6 of the weights has a value. */
  score: z.number().min(0).max(100).nullable(),
  band: z.enum(scoreBands).nullable(),
  completeness: z.number().min(0).max(1),
  parts: z.array(areaScorePartSchema),
  /** Whose weights apply. */
  use: z.enum(scoreUses),
  version: z.string(),
  custom: z.boolean(),
});
export type AreaScore = z.infer<typeof areaScoreSchema>;

const areaKeys = /^(BU\d{4}[0-9A-Z]{4}|WK\d{4}[0-9A-Z]{2}|GM\d{4}|[1-9]\d{3})$/;

export const areaScoreParamsSchema = z.object({
  areaType: z.enum(scoreAreaTypes),
  areaKey: z.string().regex(areaKeys, 'is no code of a buurt, wijk or gemeente, and no PC4'),
});

/** The same of an area with weights of the caller; means are linear, so that nothing is computed again. */
export const areaScoreRequestSchema = z.object({
  use: z.enum(scoreUses).optional(),
  weightUpdates: z.array(weightUpdateSchema).max(200).optional(),
});

/** The total of an area, without its parts. */
export const rankedAreaScoreSchema = areaScoreSchema.pick({
  areaKey: true,
  name: true,
  objects: true,
  score: true,
  band: true,
  completeness: true,
});
export type RankedAreaScore = z.infer<typeof rankedAreaScoreSchema>;

/** Areas of one kind that an area is ranked among; those without objects are absent. */
export const areaRankingSchema = areaScoreSchema
  .pick({ areaType: true, use: true, version: true, custom: true })
  .extend({
    /** The gemeente that all lie in; null for gemeenten themselves, which are ranked among all of the country. */
    gemeentecode: z.string().nullable(),
    /** In order of their codes. */
    areas: z.array(rankedAreaScoreSchema),
  });
export type AreaRanking = z.infer<typeof areaRankingSchema>;
