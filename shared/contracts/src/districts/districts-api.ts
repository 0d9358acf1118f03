import { z } from 'zod';
import { defineEndpoint } from '../calls/endpoint';
import { energyLabelSchema } from '../objects/real-estate-object';
import { comparisonStates, districtFigures, districtLevels, wwsKinds } from './lists';

const levelSchema = z.enum(districtLevels);
const figureSchema = z.enum(districtFigures);
const yearSchema = z.int().min(1990).max(2100);
const codesSchema = z.array(z.string());
const valuesSchema = z.array(z.number().nullable());

/** Available maps: one entry per level, figure and year. */
export const districtOverviewSchema = z.object({
  snapshot: z.string(),
  levels: z.array(
    z.object({
      level: levelSchema,
      areas: z.int().nonnegative(),
      /** Year of the displayed boundaries; null when the file has none. */
      boundaryYear: yearSchema.nullable(),
    }),
  ),
  figures: z.array(
    z.object({
      level: levelSchema,
      figure: figureSchema,
      year: yearSchema,
      /** Areas with a value. */
      known: z.int().nonnegative(),
      /** File names. */
      source: z.string(),
      fictional: z.boolean(),
    }),
  ),
});
export type DistrictOverview = z.infer<typeof districtOverviewSchema>;

/** Areas of one level, as columns, sorted by code. */
export const districtAreasSchema = z.object({
  snapshot: z.string(),
  level: levelSchema,
  codes: codesSchema,
  names: z.array(z.string()),
  /** Name of the gemeente. */
  gemeenten: z.array(z.string()),
  /** West, south, east, north in degrees. */
  bounds: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
export type DistrictAreas = z.infer<typeof districtAreasSchema>;

/** Values of a figure in one year, on the displayed boundaries; null when unknown, which is never zero. */
export const districtValuesSchema = z.object({
  level: levelSchema,
  figure: figureSchema,
  year: yearSchema,
  boundaryYear: yearSchema.nullable(),
  codes: codesSchema,
  values: valuesSchema,
  source: z.string(),
  fictional: z.boolean(),
  /** The same areas in another year; null when none was requested. */
  compared: z
    .object({
      year: yearSchema,
      values: valuesSchema,
      states: z.array(z.enum(comparisonStates)),
      source: z.string(),
    })
    .nullable(),
});
export type DistrictValues = z.infer<typeof districtValuesSchema>;

/**
 * A reference dwelling. Area in m², all of it rooms; outdoor space is private, 0 for none. `inspected` is the points
 * for kitchen, sanitary fittings and shared spaces.
 */
export const wwsReferenceSchema = z.object({
  kind: z.enum(wwsKinds),
  oppervlakte: z.number().min(10).max(1_000),
  energielabel: energyLabelSchema,
  outdoor: z.number().min(0).max(1_000),
  heatedRooms: z.int().min(0).max(30),
  inspected: z.number().min(0).max(100),
});
export type WwsReference = z.infer<typeof wwsReferenceSchema>;

/**
 * WWS points of a reference dwelling with the mean WOZ value of each area; null for areas without one. Rents in euro a
 * month.
 */
export const districtWwsSchema = z.object({
  level: levelSchema,
  /** Latest year of the WOZ values: value on 1 January of the previous year. */
  year: yearSchema,
  /** Year of the WOZ value of each area, the latest that is known; without it, all are of `year`. */
  years: z.array(yearSchema).optional(),
  source: z.string(),
  fictional: z.boolean(),
  /** Year and source of the norms. */
  norms: z.object({ year: yearSchema, source: z.string() }),
  /** Maximum points of the low and the middle segment, and the maximum rents for them. */
  ends: z.object({ low: z.int(), middle: z.int(), lowRent: z.number(), middleRent: z.number() }),
  /** Points excluding the WOZ value. */
  basePoints: z.number(),
  /**
   * Lowest WOZ value, in whole thousands of euro, from which the middle segment and the free market start; null when
   * there is none.
   */
  middleFrom: z.number().nullable(),
  freeFrom: z.number().nullable(),
  codes: codesSchema,
  wozValues: z.array(z.number()),
  points: z.array(z.int()),
  maxRents: z.array(z.number()),
});
export type DistrictWws = z.infer<typeof districtWwsSchema>;

/** WGS84, to a metre; rings are closed. */
export const districtOutlineSchema = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
});
export type DistrictOutline = z.infer<typeof districtOutlineSchema>;

/** Areas found most in one answer, of all levels together. */
export const mostAreasFound = 12;

export const foundAreaSchema = z.object({
  level: levelSchema,
  code: z.string(),
  name: z.string(),
  /** Name of the gemeente. */
  gemeente: z.string(),
  /** West, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type FoundArea = z.infer<typeof foundAreaSchema>;

export const districtApi = {
  searchAreas: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/districts/search',
    access: 'public',
    cost: 'frequent',
    summary: 'Gemeenten, wijken and buurten with a name or code that begins like the text, best first',
    query: z.object({ q: z.string().trim().min(1).max(120) }),
    result: z.array(foundAreaSchema),
  }),
  districtOverview: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/districts',
    access: 'public',
    summary: 'Levels, figures and years that can be mapped by area',
    result: districtOverviewSchema,
  }),
  districtAreas: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/districts/:level/areas',
    access: 'public',
    summary: 'Areas of one level with their names and bounds',
    params: z.object({ level: levelSchema }),
    result: districtAreasSchema,
  }),
  districtOutline: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/districts/:level/areas/:code/outline',
    access: 'public',
    summary: 'Outline of one area as MultiPolygon of GeoJSON',
    params: z.object({ level: levelSchema, code: z.string().regex(/^(BU|WK|GM)\d{4,8}$/) }),
    result: districtOutlineSchema,
  }),
  districtValues: defineEndpoint({
    service: 'real-estate-data',
    method: 'GET',
    path: '/districts/:level/values',
    access: 'public',
    summary: 'A figure by area in one year, and in another one to compare with',
    params: z.object({ level: levelSchema }),
    query: z.object({
      figure: figureSchema,
      year: z.coerce.number().pipe(yearSchema),
      compare: z.coerce.number().pipe(yearSchema).optional(),
    }),
    result: districtValuesSchema,
  }),
  districtWws: defineEndpoint({
    service: 'real-estate-data',
    method: 'POST',
    path: '/districts/:level/wws',
    access: 'public',
    summary: 'WWS points and highest rent of a reference dwelling by area',
    params: z.object({ level: levelSchema }),
    body: wwsReferenceSchema,
    result: districtWwsSchema,
  }),
} as const;
