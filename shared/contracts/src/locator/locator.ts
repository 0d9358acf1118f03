import { z } from 'zod';
import { type NumberRange, rangeSchema } from '../calls/ranges';
import { energyLabelSchema, gebruiksdoelSchema } from '../objects/real-estate-object';
import { withinSchema } from '../work-areas/within';
import { enkelbestemmingen, type LocatorRangeKey, locatorRanges, provinces } from './lists';

export { narrowedEnds } from '../calls/ranges';
export * from './lists';

export const provinceCodes = provinces.map(({ code }) => code);
export const provinceSchema = z.enum(provinceCodes);
export const enkelbestemmingSchema = z.enum(enkelbestemmingen);

/** Choice filters. Options of one filter are combined with OR, filters with AND. */
export const locatorChoices = [
  'municipalities',
  'provinces',
  'functions',
  'enkelbestemmingen',
  'energyLabels',
] as const;
export type LocatorChoice = (typeof locatorChoices)[number];

/** Upper limit for years, allowing for clients with a wrong clock. */
const latestYear = 2_200;
const municipalityLimit = 500;

const limits = locatorRanges(latestYear);

/**
 * Bounds, both inclusive. A bound that is missing or at its default is open: `max: 250000` of `area` also matches
 * larger objects. A range with two open bounds does not filter; a range with one narrowed bound excludes objects
 * without a value.
 */
export const locatorRangesSchema = z.strictObject({
  area: rangeSchema(limits.area).optional(),
  footprint: rangeSchema(limits.footprint).optional(),
  height: rangeSchema(limits.height).optional(),
  coverage: rangeSchema(limits.coverage).optional(),
  year: rangeSchema(limits.year).optional(),
  highwayDistance: rangeSchema(limits.highwayDistance).optional(),
  trainstationDistance: rangeSchema(limits.trainstationDistance).optional(),
  kvkCoverage: rangeSchema(limits.kvkCoverage).optional(),
  kvkRegistration: rangeSchema(limits.kvkRegistration).optional(),
});

/** Filter of a locator query. An empty or missing list does not filter, so `{}` matches every object. */
export const locatorFilterSchema = z.strictObject({
  /** Codes such as GM0200; an unknown code is rejected. */
  municipalities: z
    .array(z.string().regex(/^GM\d{4}$/, 'must be GM and four digits'))
    .max(municipalityLimit)
    .optional(),
  provinces: z.array(provinceSchema).max(provinces.length).optional(),
  /** An object with several functions matches each of them. */
  functions: z.array(gebruiksdoelSchema).max(gebruiksdoelSchema.options.length).optional(),
  enkelbestemmingen: z.array(enkelbestemmingSchema).max(enkelbestemmingen.length).optional(),
  energyLabels: z.array(energyLabelSchema).max(energyLabelSchema.options.length).optional(),
  ranges: locatorRangesSchema.optional(),
  within: withinSchema.optional(),
});
export type LocatorFilter = z.infer<typeof locatorFilterSchema>;
export type LocatorRange = NumberRange;

/**
 * Boundaries of the histogram bars. With equal widths nearly all objects would be in the first bar of `area`, so bars
 * widen with the value; a slider uses the bars as its scale.
 */
export function locatorBins(range: LocatorRangeKey, currentYear: number): readonly number[] {
  if (range !== 'year') return bins[range];
  const { min } = limits.year;
  const steps = Math.ceil((currentYear + 1 - min) / yearsPerBin);
  return Array.from({ length: steps + 1 }, (_, step) => min + step * yearsPerBin);
}

const yearsPerBin = 4;

function evenly(max: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => (max / steps) * step);
}

const bins: Record<Exclude<LocatorRangeKey, 'year'>, readonly number[]> = {
  area: [
    0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 135, 150, 175, 200, 250, 300, 400, 500, 750, 1_000,
    1_500, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000,
  ],
  footprint: [
    0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_500, 5_000,
    10_000, 25_000, 50_000, 100_000, 200_000,
  ],
  height: [
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400,
  ],
  coverage: evenly(100, 25),
  highwayDistance: evenly(2_000, 25),
  trainstationDistance: evenly(2_000, 25),
  kvkCoverage: evenly(100, 25),
  kvkRegistration: [
    0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 2_000, 4_000,
    7_768,
  ],
};
