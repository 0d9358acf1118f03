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

/** What was supposed of a dwelling because it is not known. */
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
      /** Each amount times its norm; together the points before rounding and cap. */
      terms: z.array(z.object({ amount: z.number(), times: z.number() })),
    }),
  ),
  points: z.int(),
  /** Points without the cap on those of the WOZ value. */
  uncapped: z.int(),
  maxRent: z.number(),
  /** Null when the owner did not say. */
  contractRent: z.number().nullable(),
  /** Whether the maximum binds; null when too little is known to say. */
  regulated: z.boolean().nullable(),
  /** Segment of the rental market that the points put it in; null when too little is known to say. */
  segment: z.enum(wwsSegments).nullable().optional(),
  assumed: z.array(z.enum(wwsAssumptions)),
});
export type WwsDwellingRent = z.infer<typeof wwsDwellingSchema>;

export const wwsRentsSchema = z.object({
  year: z.int(),
  source: z.string(),
  dwellings: z.array(wwsDwellingSchema),
  /** Dwellings without an area have no points. */
  withoutArea: z.int(),
});
export type WwsRents = z.infer<typeof wwsRentsSchema>;
