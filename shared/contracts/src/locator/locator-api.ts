import { z } from 'zod';
import { actingQuerySchema } from '../auth/auth-api';
import { defineEndpoint } from '../calls/endpoint';
import { countBetween, narrowedEnds } from '../calls/ranges';
import { bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';
import { locatorRangeKeys, locatorRanges } from './lists';
import { enkelbestemmingSchema, type LocatorRange, locatorFilterSchema, provinceSchema } from './locator';

/** An object with the fields that the locator filters by. Areas m², heights and distances metres, shares percent. */
export const locatorObjectSchema = realEstateObjectSchema.extend({
  provincie: provinceSchema.nullable(),
  enkelbestemming: enkelbestemmingSchema.nullable(),
  footprint: z.number().nullable(),
  height: z.number().nullable(),
  coverage: z.number().nullable(),
  highwayDistance: z.number().nullable(),
  trainstationDistance: z.number().nullable(),
  kvkCoverage: z.number().nullable(),
  kvkRegistration: z.int().nullable(),
});
export type LocatorObject = z.infer<typeof locatorObjectSchema>;

/** Sources of an object's figures. */
export const figureSourceSchema = z.object({
  /** Fields of LocatorObject. */
  figures: z.array(z.string()),
  /** Register, such as `bag` or `ep-online`; `synthetic` for generated objects. */
  register: z.string(),
  /** File from which it was imported. */
  source: z.string(),
  /** Import date of that file. */
  date: z.iso.date(),
});

export const locatorObjectDataSchema = locatorObjectSchema.extend({
  status: z.string().nullable(),
  sources: z.array(figureSourceSchema),
});
export type LocatorObjectData = z.infer<typeof locatorObjectDataSchema>;

/**
 * Sort orders of results. `municipality`, the default, sorts by municipality, function and year. Objects without a
 * value come last in both directions.
 */
export const locatorSorts = ['municipality', 'address', 'energyLabel', ...locatorRangeKeys] as const;
export type LocatorSort = (typeof locatorSorts)[number];

export const locatorPageLimit = 1_000;
/** Maximum number of ids in one request for object data. */
export const objectDataLimit = 1_000;

export const locatorCountSchema = z.object({
  /** The current snapshot. */
  snapshot: z.string(),
  count: z.int(),
  /** Total number of objects in the snapshot, or inside of the filter's outlines. */
  total: z.int(),
});
export type LocatorCount = z.infer<typeof locatorCountSchema>;

const pageQuerySchema = locatorFilterSchema.extend({
  sort: z
    .strictObject({
      by: z.enum(locatorSorts).default('municipality'),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
    })
    .default({ by: 'municipality', direction: 'ascending' }),
  limit: z.int().min(1).max(locatorPageLimit).default(100),
  /** `next` of the previous page, with the same filter and sort. */
  cursor: z.string().max(400).optional(),
});
export type LocatorPageQuery = z.output<typeof pageQuerySchema>;

export const locatorPageSchema = z.object({
  snapshot: z.string(),
  count: z.int(),
  objects: z.array(locatorObjectSchema),
  /** Null on the last page. */
  next: z.string().nullable(),
});
export type LocatorPage = z.infer<typeof locatorPageSchema>;

/** Number of objects for each option, with all other filters unchanged. */
const countsSchema = z.record(z.string(), z.int());

export const histogramSchema = z.object({
  /** Objects in each bar of `locatorBins`; the first and last bars include objects beyond them. */
  counts: z.array(z.int()),
  /** Objects without a value. */
  missing: z.int(),
});
export type LocatorHistogram = z.infer<typeof histogramSchema>;

export const locatorFacetsSchema = locatorCountSchema.extend({
  /** By code. Options without objects are left out, here and below. */
  municipalities: countsSchema,
  provinces: countsSchema,
  functions: countsSchema,
  enkelbestemmingen: countsSchema,
  energyLabels: countsSchema,
  ranges: z.record(z.enum(locatorRangeKeys), histogramSchema),
});
export type LocatorFacets = z.infer<typeof locatorFacetsSchema>;

/**
 * Cumulative counts along one range of the objects that match all other filters, at every distinct value (at most
 * `distributionLimit`, sampled above that). A slider can look up its count here: see `countInRange`.
 */
export const locatorDistributionSchema = z.object({
  snapshot: z.string(),
  range: z.enum(locatorRangeKeys),
  /** Ascending. */
  values: z.array(z.number()),
  /** Objects with a value below `values[i]`. */
  below: z.array(z.int()),
  /** Objects with a value up to and including `values[i]`. */
  upTo: z.array(z.int()),
  /** Number of objects with a value, and without one. */
  known: z.int(),
  missing: z.int(),
});
export type LocatorDistribution = z.infer<typeof locatorDistributionSchema>;
export const distributionLimit = 2_000;

/** Number of objects within a range. Exact when the bounds are in `values`, or when values were not sampled. */
export function countInRange(
  distribution: LocatorDistribution,
  asked: LocatorRange | undefined,
  currentYear: number,
): number {
  return countBetween(distribution, narrowedEnds(asked, locatorRanges(currentYear)[distribution.range]));
}

export const locatorOptionsSchema = z.object({
  snapshot: z.string(),
  total: z.int(),
  /** Upper bound of the range `year`. */
  currentYear: z.int(),
  /** The gemeenten of the snapshot by name. */
  municipalities: z.array(
    z.object({ code: z.string(), naam: z.string(), provincie: provinceSchema.nullable(), objects: z.int() }),
  ),
  /** Ranges without any values, which cannot be filtered. */
  emptyRanges: z.array(z.enum(locatorRangeKeys)),
});
export type LocatorOptions = z.infer<typeof locatorOptionsSchema>;

/**
 * Tiles of a result: below `addressZoom` layer `density` (points with `count`, the number of results in the cell), from
 * there on layer `results` (points with `label` energyLabelCode, and `objectId` from `resultIdZoom`). A 404 means that
 * the service no longer has the filter, or that the snapshot changed: request a new URL.
 */
export const locatorTilesSchema = z.object({
  snapshot: z.string(),
  count: z.int(),
  /** URL template with {z}, {x} and {y}; readable without a session by anybody who has it. */
  tiles: z.string(),
  /** West, south, east and north of the result, up to half a kilometre too wide; null when it is empty. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type LocatorTiles = z.infer<typeof locatorTilesSchema>;
export const resultIdZoom = 16;

const service = 'real-estate-data';
const access = ['auth.locator', 'auth.inhouse-case'] as const;
const query = actingQuerySchema;
/** Ten times the largest possible filter, in bytes. */
const bodyLimit = 128 * 1024;

/**
 * Calls of the locator. An unknown option, a reversed range or a number out of bounds gives a 400 that names the field.
 */
export const locatorApi = {
  locatorOptions: defineEndpoint({
    service,
    method: 'GET',
    path: '/locator/options',
    access,
    acting: true,
    summary: 'What the snapshot has to choose from',
    query,
    result: locatorOptionsSchema,
  }),
  locatorCount: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator/count',
    access,
    acting: true,
    summary: 'How many objects satisfy the filter',
    bodyLimit,
    cost: 'frequent',
    defaultError: 'Failed to fetch locator count',
    query,
    body: locatorFilterSchema,
    result: locatorCountSchema,
  }),
  locatorFacets: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator/facets',
    access,
    acting: true,
    summary: 'What each option would give, and a histogram of each range',
    bodyLimit,
    cost: 'frequent',
    query,
    body: locatorFilterSchema,
    result: locatorFacetsSchema,
  }),
  locatorDistribution: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator/distribution',
    access,
    acting: true,
    summary: 'Running totals along one range, to count in the browser while its slider is dragged',
    bodyLimit,
    cost: 'frequent',
    query,
    body: z.strictObject({ filter: locatorFilterSchema, range: z.enum(locatorRangeKeys) }),
    result: locatorDistributionSchema,
  }),
  locator: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator',
    access,
    acting: true,
    summary: 'The objects that satisfy the filter, a page at a time; pages are of one snapshot',
    bodyLimit,
    defaultError: 'Failed to fetch locator results',
    query,
    body: pageQuerySchema,
    result: locatorPageSchema,
  }),
  locatorTiles: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator/tiles',
    access,
    acting: true,
    summary: 'An address for vector tiles of what satisfies the filter',
    bodyLimit,
    cost: 'frequent',
    query,
    body: locatorFilterSchema,
    result: locatorTilesSchema,
  }),
  locatorObjectData: defineEndpoint({
    service,
    method: 'POST',
    path: '/locator/object-data',
    access,
    acting: true,
    summary: 'Everything known about objects with the source of each figure, for ids or for a filter',
    bodyLimit,
    cost: 'expensive',
    defaultError: 'Failed to fetch locator object data',
    query,
    body: locatorFilterSchema.extend({
      /** Only these objects; unknown ids are ignored. */
      objectIds: z.array(bagIdSchema).min(1).max(objectDataLimit).optional(),
      limit: z.int().min(1).max(objectDataLimit).default(100),
    }),
    result: z.array(locatorObjectDataSchema),
  }),
} as const;
