import { z } from 'zod';
import { type NumberRange, rangeSchema } from '../calls/ranges';
import { energyLabelSchema, gebruiksdoelSchema } from '../objects/real-estate-object';
import { withinSchema } from '../work-areas/within';
import {
  bouwvormen,
  koopcondities,
  type Market,
  onderhoudsniveaus,
  propertyTypes,
  saleKinds,
  subtypes,
  transactionCategories,
  transactionRangeKeys,
  transactionRanges,
  woningtypes,
} from './lists';

/** Upper limit for years, allowing for clients with a wrong clock. */
const latestYear = 2_200;
const municipalityLimit = 500;
const anyRangeSchema = rangeSchema({ min: 0, max: Number.MAX_SAFE_INTEGER });

function choiceSchema<Option extends string>(options: readonly [Option, ...Option[]]) {
  return z.array(z.enum(options)).max(options.length).optional();
}

const rangesSchema = z.strictObject({
  price: anyRangeSchema.optional(),
  pricePerM2: anyRangeSchema.optional(),
  area: anyRangeSchema.optional(),
  rooms: anyRangeSchema.optional(),
  year: anyRangeSchema.optional(),
  plot: anyRangeSchema.optional(),
  bar_kk_hi: anyRangeSchema.optional(),
  bar_kk_thi: anyRangeSchema.optional(),
  bar_kk_mh: anyRangeSchema.optional(),
  thi: anyRangeSchema.optional(),
  walt: anyRangeSchema.optional(),
});
type Ranges = z.infer<typeof rangesSchema>;

const transactionDateSchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, {
    path: ['from'],
    message: 'The beginning of the range lies after its end',
  });

/**
 * Filter of the transactions of one market. Bounds are inclusive and in the units of `transactionRanges`; a bound at
 * its default is open. Missing or empty lists do not filter, but for `saleKinds`: without it, sales outside the market
 * are left out. The default period is the past year.
 */
export const transactionFilterSchema = z
  .strictObject({
    category: z.enum(transactionCategories).default('wonen'),
    propertyType: z.enum(propertyTypes).default('huur'),
    transactionDate: transactionDateSchema.optional(),
    municipalities: z
      .array(z.string().regex(/^GM\d{4}$/, 'must be GM and four digits'))
      .max(municipalityLimit)
      .optional(),
    gebruiksdoel: z.array(gebruiksdoelSchema).max(gebruiksdoelSchema.options.length).optional(),
    woningtypes: choiceSchema(woningtypes),
    subtypes: choiceSchema(subtypes),
    koopcondities: choiceSchema(koopcondities),
    energyLabels: z.array(energyLabelSchema).max(energyLabelSchema.options.length).optional(),
    onderhoudBinnen: choiceSchema(onderhoudsniveaus),
    onderhoudBuiten: choiceSchema(onderhoudsniveaus),
    bouwvorm: choiceSchema(bouwvormen),
    saleKinds: choiceSchema(saleKinds),
    ranges: rangesSchema.optional(),
    within: withinSchema.optional(),
  })
  .superRefine(({ ranges = {}, ...market }, context) => {
    for (const [key, end] of outsideLimits(ranges, market))
      context.addIssue({ code: 'custom', path: ['ranges', key, end], message: 'lies outside the limits' });
  });
export type TransactionFilter = z.output<typeof transactionFilterSchema>;
export type TransactionFilterInput = z.input<typeof transactionFilterSchema>;

/** Bounds outside the limits of the market. */
function outsideLimits(ranges: Ranges, market: Market): [key: string, end: 'min' | 'max'][] {
  const limits = transactionRanges(market, latestYear);
  return transactionRangeKeys.flatMap(key => {
    const range: NumberRange = ranges[key] ?? {};
    const ends = (['min', 'max'] as const).filter(end => {
      const value = range[end];
      return value !== undefined && (value < limits[key].min || value > limits[key].max);
    });
    return ends.map((end): [string, 'min' | 'max'] => [key, end]);
  });
}
