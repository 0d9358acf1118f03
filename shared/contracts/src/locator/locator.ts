import { z } from 'zod';
import { type NumberRange, rangeSchema } from '../calls/ranges';
import { energyLabelSchema, gebruiksdoelSchema } from '../objects/real-estate-object';
import { enkelbestemmingen, type LocatorRangeKey, locatorRanges, provinces } from './lists';

export { narrowedEnds } from '../calls/ranges';
export * from './lists';

export const provinceCodes = provinces.map(({ code }) => code);
export const provinceSchema = z.enum(provinceCodes);
export const enkelbestemmingSchema = z.enum(enkelbestemmingen);

/** Filters by choice. Within one the options add up, between filters an object has to satisfy all. */
export const locatorChoices = [
  'municipalities',
  'provinces',
  'functions',
  'enkelbestemmingen',
  'energyLabels',
] as const;
export type LocatorChoice = (typeof locatorChoices)[number];

/** Any year that a client with a clock of its own may take for the current one. */
const latestYear = 2_200;
const municipalityLimit = 500;

const limits = locatorRanges(latestYear);

/**
 * Bounds, both inclusive. An end that is absent or at its default is open: `max: 250000` of `area` also lets
 * larger objects through. A range with both ends open does not filter; a range with one end narrowed drops
 * objects whose value is not known.
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

/** What a locator asks for. A list that is empty or absent does not filter, so `{}` is every object. */
export const locatorFilterSchema = z.strictObject({
  /** Codes such as GM0200; an unknown one is refused. */
  municipalities: z
    .array(z.string().regex(/^GM\d{4}$/, 'must be GM and four digits'))
    .max(municipalityLimit)
    .optional(),
  provinces: z.array(provinceSchema).max(provinces.length).optional(),
  /** An object with several functions is found by each. */
  functions: z.array(gebruiksdoelSchema).max(gebruiksdoelSchema.options.length).optional(),
  enkelbestemmingen: z.array(enkelbestemmingSchema).max(enkelbestemmingen.length).optional(),
  energyLabels: z.array(energyLabelSchema).max(energyLabelSchema.options.length).optional(),
  ranges: locatorRangesSchema.optional(),
});
export type LocatorFilter = z.infer<typeof locatorFilterSchema>;
export type LocatorRange = NumberRange;

/**
 * Where the bars of a histogram begin and the last ends. Equal steps would put nearly all objects into the
 * first bar of `area`, so bars widen with the value; a slider whose scale is the bars moves evenly over them.
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
