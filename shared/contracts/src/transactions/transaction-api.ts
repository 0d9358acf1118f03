import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { transactionFilterSchema } from './filter';
import { transactionChoices, transactionRangeKeys } from './lists';
import { transactionSchema } from './transaction';

/** Number of transactions for each option, with all other filters unchanged. */
const countsSchema = z.record(z.string(), z.int());

const answerSchema = z.object({
  /** The current snapshot. */
  snapshot: z.string(),
  count: z.int(),
  /** How many of them the caller's organisation brought itself; absent where none was counted. */
  own: z.int().optional(),
});

export const transactionFacetsSchema = answerSchema.extend({
  /** Total number of transactions in the market, of any date; inside of the filter's outlines where it has them. */
  total: z.int(),
  /**
   * Options without transactions are left out, and so are filters that the market lacks; `saleKinds` also where no sale
   * has a mark.
   */
  choices: z.partialRecord(z.enum(transactionChoices), countsSchema),
  /** How many satisfy all other filters but are outside the market, and so do not count; absent without any. */
  leftOut: z.int().optional(),
  ranges: z.partialRecord(
    z.enum(transactionRangeKeys),
    z.object({
      /** Number of transactions in each of `transactionBars`: see `barOf`. */
      counts: z.array(z.int()),
      missing: z.int(),
    }),
  ),
  /** By month (`yyyy-mm`), ascending, ignoring the date filter; months without transactions are left out. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
});
export type TransactionFacets = z.infer<typeof transactionFacetsSchema>;

/** Cumulative counts along one range: see `countBetween`. At most `transactionValueLimit` values. */
export const transactionDistributionSchema = answerSchema.extend({
  values: z.array(z.number()),
  below: z.array(z.int()),
  upTo: z.array(z.int()),
  known: z.int(),
  missing: z.int(),
});
export type TransactionDistribution = z.infer<typeof transactionDistributionSchema>;
export const transactionValueLimit = 2_000;

export const transactionSorts = ['date', 'price', 'pricePerM2', 'area'] as const;
export type TransactionSort = (typeof transactionSorts)[number];
export const transactionPageLimit = 500;

const pageQuerySchema = z.strictObject({
  filter: transactionFilterSchema,
  sort: z
    .strictObject({
      by: z.enum(transactionSorts).default('date'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
    })
    .default({ by: 'date', direction: 'descending' }),
  limit: z.int().min(1).max(transactionPageLimit).default(100),
  /** Number of rows to skip; valid for the same filter and sort while `snapshot` stays the same. */
  offset: z.int().min(0).max(1_000_000).default(0),
});
export type TransactionPageQuery = z.output<typeof pageQuerySchema>;

export const transactionPageSchema = answerSchema.extend({ transactions: z.array(transactionSchema) });
export type TransactionPage = z.infer<typeof transactionPageSchema>;

const lon = z.number().min(-180).max(180);
const lat = z.number().min(-85).max(85);

/** An area: a box (west, south, east, north) or a ring of positions in degrees, closed or not. */
export const transactionAreaSchema = z.union([
  z.strictObject({ bounds: z.tuple([lon, lat, lon, lat]) }),
  z.strictObject({
    ring: z
      .array(z.tuple([lon, lat]))
      .min(3)
      .max(1_000),
  }),
]);
export type TransactionArea = z.infer<typeof transactionAreaSchema>;

/** Median and quartiles; null without values. */
export const spreadSchema = z.object({ p25: z.number(), median: z.number(), p75: z.number() }).nullable();
export type Spread = z.infer<typeof spreadSchema>;

export const transactionStatisticsSchema = answerSchema.extend({
  price: spreadSchema,
  pricePerM2: spreadSchema,
  /** By month, ascending: count, and median price per m². */
  trend: z.array(z.object({ month: z.string(), count: z.int(), medianPricePerM2: z.number().nullable() })),
});
export type TransactionStatistics = z.infer<typeof transactionStatisticsSchema>;

/** Minimum number of transactions for a median of an area. */
export const fewestForMedian = 3;

export const transactionTileKinds = ['points', 'hexagons'] as const;
export type TransactionTileKind = (typeof transactionTileKinds)[number];

/**
 * Vector tiles of a filter. Layer `points`: places with `count`, `median`, `low` and `high` (€/m²) and, for one
 * transaction, its `id`; `own`: how many of them the organisation brought itself, absent without any. Layer `hexagons`:
 * `count`, `median` from `fewestForMedian` on, and `id` of the hexagon. A 404 means that the service no longer has the
 * filter: request a new URL.
 */
export const transactionTilesSchema = answerSchema.extend({
  /** URL template with {z}, {x} and {y}; readable without a session by anybody who has it. */
  points: z.string(),
  hexagons: z.string(),
  /** How many of them have a generated price; absent without any. */
  fictional: z.int().optional(),
  /** West, south, east and north of the result; null when it is empty. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type TransactionTiles = z.infer<typeof transactionTilesSchema>;

export const areaLevels = ['buurt', 'wijk', 'gemeente'] as const;
export type AreaLevel = (typeof areaLevels)[number];

export const transactionAreaFiguresSchema = answerSchema.extend({
  areas: z.array(
    z.object({
      /** CBS code, such as BU02000101. */
      code: z.string(),
      count: z.int(),
      /** €/m²; null below `fewestForMedian`. */
      median: z.number().nullable(),
    }),
  ),
});
export type TransactionAreaFigures = z.infer<typeof transactionAreaFiguresSchema>;

const service = 'real-estate-data';
const access = ['auth.unrestricted-access-general', 'auth.vesteda'] as const;
const query = actingQuerySchema;
/** Ten times the largest possible filter, in bytes. */
const bodyLimit = 128 * 1024;

/** Calls of the transactions map. An unknown option or a number outside the limits gives a 400 that names the field. */
export const transactionApi = {
  transactionFacets: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/facets',
    access,
    acting: true,
    summary:
      'How many transactions satisfy the filter, what each option would give, and a histogram of each range',
    bodyLimit,
    cost: 'frequent',
    query,
    body: transactionFilterSchema,
    result: transactionFacetsSchema,
  }),
  transactionDistribution: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/distribution',
    access,
    acting: true,
    summary: 'Running totals along one range, to count in the browser while its slider is dragged',
    bodyLimit,
    cost: 'frequent',
    query,
    body: z.strictObject({ filter: transactionFilterSchema, range: z.enum(transactionRangeKeys) }),
    result: transactionDistributionSchema,
  }),
  transactions: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions',
    access,
    acting: true,
    summary: 'The transactions that satisfy the filter, a page at a time',
    bodyLimit,
    query,
    body: pageQuerySchema,
    result: transactionPageSchema,
  }),
  transactionsById: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/by-id',
    access,
    acting: true,
    summary: 'The transactions with these ids, in their order; those that are not there are left out',
    query,
    body: z.strictObject({
      ids: z.array(z.string().min(1).max(100)).min(1).max(transactionPageLimit),
    }),
    result: transactionPageSchema.omit({ count: true, own: true }),
  }),
  transactionStatistics: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/statistics',
    access,
    acting: true,
    summary: 'Number, median, quartiles and trend of the transactions in an area',
    bodyLimit,
    cost: 'frequent',
    query,
    body: z.strictObject({ filter: transactionFilterSchema, area: transactionAreaSchema.optional() }),
    result: transactionStatisticsSchema,
  }),
  transactionTiles: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/tiles',
    access,
    acting: true,
    summary: 'Addresses for vector tiles of what satisfies the filter, as points and as hexagons',
    bodyLimit,
    cost: 'frequent',
    query,
    body: transactionFilterSchema,
    result: transactionTilesSchema,
  }),
  transactionAreaFigures: defineEndpoint({
    service,
    method: 'POST',
    path: '/transactions/areas',
    access,
    acting: true,
    summary: 'Number and median price per m² of each buurt, wijk or gemeente',
    bodyLimit,
    cost: 'frequent',
    query,
    body: z.strictObject({ filter: transactionFilterSchema, level: z.enum(areaLevels).default('buurt') }),
    result: transactionAreaFiguresSchema,
  }),
} as const;
