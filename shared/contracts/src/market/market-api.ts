import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { districtLevels } from '../districts/lists';
import {
  mappedMarketFigures,
  marketFigures,
  marketGrains,
  marketLevels,
  marketLimits,
  seriesIndicatorKeys,
  seriesLevelOf,
} from './lists';
import { monthNumber } from './periods';

const service = 'real-estate-data';
const access = ['auth.unrestricted-access-general'] as const;

const monthSchema = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-03');
export const marketAreaCodeSchema = z
  .string()
  .refine(code => marketLevels.some(level => level === seriesLevelOf(code)), {
    message: 'must be NL00, or the code of a provincie, gemeente, wijk, buurt or PC4',
  });
const spanSchema = z.strictObject({ from: monthSchema, to: monthSchema });
const isSpan = ({ from, to }: z.infer<typeof spanSchema>): boolean => {
  const months = monthNumber(to) - monthNumber(from) + 1;
  return months >= 1 && months <= marketLimits.months;
};
const spanProblem = {
  path: ['to'],
  message: `must be from "from" on, at most ${marketLimits.months} months`,
};

export const marketQuestionSchema = spanSchema
  .extend({
    areas: z.array(marketAreaCodeSchema).min(1).max(marketLimits.areas),
    grain: z.enum(marketGrains),
  })
  .refine(isSpan, spanProblem);
export type MarketQuestion = z.infer<typeof marketQuestionSchema>;

const valuesSchema = z.array(z.number().nullable());

/** A figure of an area by period. Hidden and unknown values are null, which is never zero. */
export const marketLineSchema = z.object({
  figure: z.enum(marketFigures),
  /** Area that the values are of; the country for a series that is known of it only. */
  area: z.string(),
  /** `sales`: of the sales and lettings of the catalogue; `series`: imported. */
  basis: z.enum(['sales', 'series']),
  values: valuesSchema,
  /** First and third quartile, of a median. */
  low: valuesSchema.optional(),
  high: valuesSchema.optional(),
  /** Sales, lettings or what else the values rest on; also where a value is hidden because they are too few. */
  n: z.array(z.int().nullable()),
  /** Change from the period before, and from the same one a year before: percent, or percentage points. */
  onPeriod: valuesSchema,
  onYear: valuesSchema,
  /** Who published a series. */
  origins: z.array(z.string()),
  /** Where parts of an index on different bases were chained. */
  links: z.array(z.object({ period: z.string(), fromBase: z.int(), toBase: z.int() })),
  fictional: z.boolean(),
});
export type MarketLine = z.infer<typeof marketLineSchema>;

/** How many dwellings of an area have each energielabel; null where they are too few. */
const labelMixSchema = z.object({
  area: z.string(),
  dwellings: z.int(),
  counts: z.record(z.string(), z.int()).nullable(),
});

export const marketAreaSchema = z.object({
  code: z.string(),
  level: z.enum(marketLevels),
  /** The code where it has no name. */
  name: z.string(),
  /** Name of the gemeente that it is or is in; empty for a larger area and a PC4. */
  gemeente: z.string(),
});
export type MarketArea = z.infer<typeof marketAreaSchema>;

export const marketAnswerSchema = z.object({
  snapshot: z.string(),
  grain: z.enum(marketGrains),
  /** `2026-03`, `2026-Q1` or `2026`, ascending. */
  periods: z.array(z.string()),
  areas: z.array(marketAreaSchema),
  lines: z.array(marketLineSchema),
  /** Period in which all indices are 100; null where they have none in common, and each begins with 100. */
  indexBase: z.string().nullable(),
  /** Series that are there, but only by longer periods than asked. */
  coarser: z.array(z.object({ figure: z.enum(marketFigures), grain: z.enum(marketGrains) })),
  labels: z.array(labelMixSchema),
});
export type MarketAnswer = z.infer<typeof marketAnswerSchema>;

/** What there is to show: without sales and series a page says what to import. */
export const marketOverviewSchema = z.object({
  snapshot: z.string(),
  /** First and last month of sales of dwellings; null without any. */
  sales: z.object({ from: monthSchema, to: monthSchema, count: z.int(), fictional: z.boolean() }).nullable(),
  rents: z.object({ from: monthSchema, to: monthSchema, count: z.int(), fictional: z.boolean() }).nullable(),
  series: z.array(
    z.object({
      indicator: z.enum(seriesIndicatorKeys),
      grain: z.enum(marketGrains),
      areas: z.int(),
      from: monthSchema,
      to: monthSchema,
      origins: z.array(z.string()),
      fictional: z.boolean(),
    }),
  ),
  /** Provincies with objects, by name. */
  provincies: z.array(marketAreaSchema),
  /** The only gemeente with objects, to begin with; null where there are more. */
  only: marketAreaSchema.nullable(),
});
export type MarketOverview = z.infer<typeof marketOverviewSchema>;

export const marketMapQuestionSchema = spanSchema
  .extend({
    level: z.enum(districtLevels),
    figure: z.enum(mappedMarketFigures),
    within: marketAreaCodeSchema,
  })
  .refine(isSpan, spanProblem);
export type MarketMapQuestion = z.infer<typeof marketMapQuestionSchema>;

/** A figure of the areas within another over all months asked, as columns by code. */
export const marketMapSchema = z.object({
  snapshot: z.string(),
  codes: z.array(z.string()),
  values: valuesSchema,
  n: z.array(z.int()),
});
export type MarketMap = z.infer<typeof marketMapSchema>;

/** What own objects are ranked by among those of an area. */
export const rankFigures = ['value', 'energielabel', 'bouwjaar', 'oppervlakte'] as const;
export type RankFigure = (typeof rankFigures)[number];

export const marketRankQuestionSchema = spanSchema
  .extend({
    area: marketAreaCodeSchema,
    objects: z
      .array(
        z.strictObject({ objectId: z.string().regex(/^\d{16}$/), value: z.number().positive().nullable() }),
      )
      .min(1)
      .max(marketLimits.objects),
  })
  .refine(isSpan, spanProblem);
export type MarketRankQuestion = z.infer<typeof marketRankQuestionSchema>;

const middleSchema = z.object({ n: z.int(), median: z.number() });

/**
 * My objects against an area: `value` in euro per m² against the sales of the months asked, the others against its
 * dwellings. `energielabel` counts from 0 (G) upwards.
 */
export const marketRankSchema = z.object({
  snapshot: z.string(),
  /** Of my objects in the catalogue, those in the area. */
  inside: z.int(),
  ranks: z.array(
    z.object({
      figure: z.enum(rankFigures),
      mine: middleSchema,
      area: middleSchema.extend({ low: z.number(), high: z.number() }),
      /** Percentile of my median among those of the area, 0 to 100. */
      percentile: z.number(),
    }),
  ),
});
export type MarketRank = z.infer<typeof marketRankSchema>;

export const marketApi = {
  marketOverview: defineEndpoint({
    service,
    access,
    method: 'GET',
    path: '/market',
    summary: 'Sales, rents and series that figures of the market can be made of',
    result: marketOverviewSchema,
  }),
  marketFigures: defineEndpoint({
    service,
    access,
    cost: 'frequent',
    method: 'POST',
    path: '/market/figures',
    summary: 'Figures of up to four areas by month, quarter or year, with their changes and energielabels',
    body: marketQuestionSchema,
    result: marketAnswerSchema,
  }),
  marketMap: defineEndpoint({
    service,
    access,
    cost: 'frequent',
    method: 'POST',
    path: '/market/map',
    summary: 'A figure of the market by gemeente, wijk or buurt over a span of months',
    body: marketMapQuestionSchema,
    result: marketMapSchema,
  }),
  marketRank: defineEndpoint({
    service,
    access,
    method: 'POST',
    path: '/market/rank',
    summary: 'Percentile rank of own objects among the sales and dwellings of an area',
    body: marketRankQuestionSchema,
    result: marketRankSchema,
  }),
} as const;
