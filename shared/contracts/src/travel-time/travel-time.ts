import { z } from 'zod';
import {
  travelTimeLimits as limits,
  travelCombinations,
  travelDirections,
  travelModes,
  travelProblems,
  travelStatistics,
} from './lists';

const modeSchema = z.enum(travelModes);
const directionSchema = z.enum(travelDirections);

/** Degrees WGS84 in and around the Netherlands. */
export const travelPlaceSchema = z.strictObject({
  lon: z.number().min(2).max(8),
  lat: z.number().min(50).max(54.5),
});
export type TravelPlace = z.infer<typeof travelPlaceSchema>;

const minutesSchema = z
  .int()
  .min(limits.minutes.min, `must be at least ${limits.minutes.min} minutes`)
  .max(limits.minutes.max, `must be at most ${limits.minutes.max} minutes`);

/** When and how one goes by public transport. */
export const transitChoiceSchema = z.strictObject({
  /** Local day, YYYY-MM-DD. */
  date: z.iso.date(),
  /** Local time, HH:MM: the first departure, or the last arrival when going towards a place. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'),
  /** Departures of each minute of this long after it, or arrivals before it. */
  windowMinutes: z.int().min(1).max(limits.windowMinutes).default(60),
  /** Of each walk: to the first stop, from the last, and the whole way on foot. */
  walkMinutes: z.int().min(1).max(limits.walkMinutes).default(15),
  rides: z.int().min(1).max(limits.rides).default(4),
  statistic: z.enum(travelStatistics).default('median'),
});
export type TransitQuestion = z.infer<typeof transitChoiceSchema>;

const transitSchema = transitChoiceSchema.optional();
const needsTransit = 'must be given for public transport: date and time';

export const isochroneQuestionSchema = z
  .strictObject({
    origins: z
      .array(
        z.strictObject({
          ...travelPlaceSchema.shape,
          mode: modeSchema,
          direction: directionSchema.default('from'),
          minutes: z.array(minutesSchema).min(1).max(limits.cutOffs),
        }),
      )
      .min(1)
      .max(limits.origins, `must not be more than ${limits.origins} origins at once`),
    transit: transitSchema,
    /** One area of all origins, each with its longest time, beside the areas of each. */
    combination: z.enum(travelCombinations).optional(),
  })
  .refine(({ origins, transit }) => transit || origins.every(({ mode }) => mode !== 'transit'), {
    path: ['transit'],
    message: needsTransit,
  });
export type IsochroneQuestion = z.infer<typeof isochroneQuestionSchema>;

/** MultiPolygon of GeoJSON; without polygons where nothing is reached. */
const areaGeometrySchema = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
});
export type AreaGeometry = z.infer<typeof areaGeometrySchema>;

const engineSchema = z.enum(['embedded', 'valhalla']);

export const isochronesSchema = z.object({
  engine: engineSchema,
  /** By origin in the order of the question, the longest time first. */
  areas: z.array(
    z.object({ origin: z.int(), minutes: z.int(), km2: z.number(), geometry: areaGeometrySchema }),
  ),
  combined: z.object({ km2: z.number(), geometry: areaGeometrySchema }).nullable(),
});
export type Isochrones = z.infer<typeof isochronesSchema>;

export const matrixQuestionSchema = z
  .strictObject({
    places: z
      .array(travelPlaceSchema)
      .min(1)
      .max(limits.places, `must not be more than ${limits.places} places`),
    goals: z.array(travelPlaceSchema).min(1).max(limits.goals, `must not be more than ${limits.goals} goals`),
    mode: modeSchema,
    /** From the places to the goals, or to the places from the goals. */
    direction: directionSchema.default('from'),
    mostMinutes: z.int().min(1).max(limits.tableMinutes).default(60),
    /** Its time is that at the goals: the last arrival there, or the first departure. */
    transit: transitSchema,
  })
  .refine(({ mode, transit }) => transit || mode !== 'transit', { path: ['transit'], message: needsTransit });
export type MatrixQuestion = z.infer<typeof matrixQuestionSchema>;

export const travelMatrixSchema = z.object({
  engine: engineSchema,
  /** Seconds by place and goal; null: not within the longest time. */
  seconds: z.array(z.array(z.int().nullable())),
  /** Places and goals without a road near them, by their number. */
  offRoad: z.object({ places: z.array(z.int()), goals: z.array(z.int()) }),
});
export type TravelMatrix = z.infer<typeof travelMatrixSchema>;

const travelFileSchema = z.object({
  name: z.string(),
  fictional: z.boolean(),
  /** When it was imported. */
  importedAt: z.iso.datetime().optional(),
});
export type TravelFile = z.infer<typeof travelFileSchema>;

/** What there is to search in. */
export const travelSourcesSchema = z.object({
  engine: engineSchema,
  roads: z.array(travelFileSchema),
  /** Days on which anything runs; null without a timetable. */
  timetable: z
    .object({
      sources: z.array(travelFileSchema),
      first: z.string(),
      last: z.string(),
    })
    .nullable(),
});
export type TravelSources = z.infer<typeof travelSourcesSchema>;

/** Details of an error of the calls of travel time. */
export const travelProblemSchema = z.object({
  problem: z.enum(travelProblems),
  /** Number of the origin that it is about. */
  origin: z.int().optional(),
  /** First or last day of the timetable. */
  date: z.string().optional(),
});
export type TravelProblemDetails = z.infer<typeof travelProblemSchema>;

export const insideCountsSchema = z.object({
  /** Of the buurten, by the share of their dwellings that lie inside; null where no buurt has a figure. */
  inhabitants: z.int().nullable(),
  dwellings: z.int(),
  objects: z.int(),
  sales: z.int(),
  /** Points of interest by kind. */
  poi: z.array(z.object({ kind: z.string(), count: z.int() })),
});
export type InsideCounts = z.infer<typeof insideCountsSchema>;
