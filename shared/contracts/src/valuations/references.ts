import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/** Money in euro, areas in m², distances in metres. */
const money = z.number();

/** By what a reference is adjusted, as fractions: each times the others, with one added, is the whole adjustment. */
export const adjustmentsSchema = z.object({
  location: z.number(),
  area: z.number(),
  year: z.number(),
  label: z.number(),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;

/** A comparable sale with how it was made comparable: price → indexed → adjusted. */
export const referenceSchema = z.object({
  id: z.string(),
  objectId: bagIdSchema.nullable(),
  address: z.string(),
  vtwType: vtwTypeSchema,
  transactionDate: z.iso.date(),
  price: money,
  oppervlakte: z.number(),
  bouwjaar: z.int().nullable(),
  energielabel: energyLabelSchema.nullable(),
  lon: z.number(),
  lat: z.number(),
  distance: z.number(),
  /** Fraction by which the price index moved from the deal to the value date. */
  indexation: z.number(),
  /** False where there is no price index for its type: the price counts as it was paid. Absent in older answers. */
  indexed: z.boolean().optional(),
  /** Fraction by which the indexed price was moved for the differences in attributes. */
  adjustment: z.number(),
  /** What the adjustment consists of; absent on references that were found before it was kept. */
  adjustments: adjustmentsSchema.optional(),
  /** What this sale says the unit is worth, after indexation and adjustment. */
  adjustedPrice: money,
  /** Share in the estimate; the weights of a unit's references sum to one. */
  weight: z.number(),
  /** True for a generated demo sale. */
  fictional: z.boolean(),
  /** Kept by the appraiser whatever its weight; brought by the appraiser. */
  pinned: z.boolean().optional(),
  own: z.boolean().optional(),
});
export type Reference = z.infer<typeof referenceSchema>;

export const referencesByUnitSchema = z.record(z.uuid(), z.array(referenceSchema));

/** Bounds of the reference settings. Distances in metres, the band of the area as a fraction, that of the year in years. */
export const referenceLimits = {
  maxDistance: { min: 100, max: 50_000 },
  maxMonths: { min: 1, max: 120 },
  maxReferences: { min: 3, max: 30 },
  areaBand: { min: 0.01, max: 5 },
  yearBand: { min: 0, max: 500 },
  weight: { min: 0, max: 2 },
} as const satisfies Record<string, Limits>;

const { maxDistance, maxMonths, maxReferences, areaBand, yearBand, weight } = referenceLimits;
const factor = z.number().min(weight.min).max(weight.max);

/** How much a difference counts against a sale: 0 not at all, 1 as usual, 2 twice. What is absent is 1. */
export const referenceWeightsSchema = z
  .object({ distance: factor, time: factor, area: factor, year: factor, label: factor })
  .partial();
export type ReferenceWeights = z.infer<typeof referenceWeightsSchema>;

/** How references are chosen. */
export const referenceParamsSchema = z
  .object({
    maxDistance: z.number().min(maxDistance.min).max(maxDistance.max),
    maxMonths: z.int().min(maxMonths.min).max(maxMonths.max),
    maxReferences: z.int().min(maxReferences.min).max(maxReferences.max),
    strictBuurt: z.boolean(),
    strictWijk: z.boolean(),
    strictLabel: z.boolean(),
    /** The same openbare ruimte. */
    strictStreet: z.boolean(),
    /** Area within this fraction of the unit's, either way. */
    areaBand: z.number().min(areaBand.min).max(areaBand.max),
    /** Bouwjaar within so many years of the unit's, either way. */
    yearBand: z.int().min(yearBand.min).max(yearBand.max),
    weights: referenceWeightsSchema,
    /** Of which type they are; of the unit's own when absent. */
    vtwType: vtwTypeSchema,
  })
  .partial();
export type ReferenceParams = z.infer<typeof referenceParamsSchema>;
