import { z } from 'zod';

export const wwsParts = [
  'rooms',
  'other-spaces',
  'heating',
  'outdoor',
  'energy',
  'woz',
  'inspected',
] as const;

/** Gereguleerd (laag), middenhuur, vrije sector. */
export const wwsSegments = ['low', 'middle', 'free'] as const;
export type WwsSegment = (typeof wwsSegments)[number];

/** Assumptions about a dwelling for unknown facts. */
export const wwsAssumptions = [
  'all-area-rooms',
  'not-inspected',
  'label-by-year',
  'no-label',
  'no-woz',
] as const;

/** Points of one dwelling with their arithmetic; rents in euro a month. */
export const wwsDwellingSchema = z.object({
  unitId: z.uuid(),
  address: z.string(),
  parts: z.array(
    z.object({
      part: z.enum(wwsParts),
      /** Rounded to quarters, after the cap. */
      points: z.number(),
      /** Each amount times its norm; the sum is the points before rounding and cap. */
      terms: z.array(z.object({ amount: z.number(), times: z.number() })),
    }),
  ),
  points: z.int(),
  /** Points without the cap on the WOZ value's points. */
  uncapped: z.int(),
  maxRent: z.number(),
  /** Null when not given by the owner. */
  contractRent: z.number().nullable(),
  /** Whether the maximum rent applies; null when too little is known. */
  regulated: z.boolean().nullable(),
  /** Rental market segment by points; null when too little is known. */
  segment: z.enum(wwsSegments).nullable().optional(),
  assumed: z.array(z.enum(wwsAssumptions)),
});
export type WwsDwellingRent = z.infer<typeof wwsDwellingSchema>;

export const wwsRentsSchema = z.object({
  year: z.int(),
  source: z.string(),
  dwellings: z.array(wwsDwellingSchema),
  /** Dwellings without an oppervlakte have no points. */
  withoutArea: z.int(),
});
export type WwsRents = z.infer<typeof wwsRentsSchema>;
