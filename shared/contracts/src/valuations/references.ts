import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/** Money in euro, areas in m², distances in metres. */
const money = z.number();

/** Adjustments of a reference, as fractions; the total adjustment is the product of (1 + fraction). */
export const adjustmentsSchema = z.object({
  location: z.number(),
  area: z.number(),
  year: z.number(),
  label: z.number(),
});
export type Adjustments = z.infer<typeof adjustmentsSchema>;

/** A comparable sale with its adjustments: price → indexed → adjusted. */
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
  /** Change of the price index from the deal to the value date, as a fraction. */
  indexation: z.number(),
  /** False when its type has no price index: the price is not indexed. Absent in older responses. */
  indexed: z.boolean().optional(),
  /** Total adjustment of the indexed price for differences in attributes, as a fraction. */
  adjustment: z.number(),
  /** Components of the adjustment; absent on references found before it was stored. */
  adjustments: adjustmentsSchema.optional(),
  /** Value of the unit according to this sale, after indexation and adjustment. */
  adjustedPrice: money,
  /** Share in the estimate; the weights of a unit's references sum to one. */
  weight: z.number(),
  /** True for a generated demo sale. */
  fictional: z.boolean(),
  /** Pinned by the appraiser regardless of its weight; added by the appraiser. */
  pinned: z.boolean().optional(),
  own: z.boolean().optional(),
});
export type Reference = z.infer<typeof referenceSchema>;

export const referencesByUnitSchema = z.record(z.uuid(), z.array(referenceSchema));

/** Bounds of the reference settings. Distances in metres, the area band as a fraction, the year band in years. */
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

/** Weights of differences: 0 ignores, 1 is the default, 2 counts double. */
export const referenceWeightsSchema = z
  .object({ distance: factor, time: factor, area: factor, year: factor, label: factor })
  .partial();
export type ReferenceWeights = z.infer<typeof referenceWeightsSchema>;

/** Reference settings. */
export const referenceParamsSchema = z
  .object({
    maxDistance: z.number().min(maxDistance.min).max(maxDistance.max),
    maxMonths: z.int().min(maxMonths.min).max(maxMonths.max),
    maxReferences: z.int().min(maxReferences.min).max(maxReferences.max),
    strictBuurt: z.boolean(),
    strictWijk: z.boolean(),
    strictLabel: z.boolean(),
    /** Same openbare ruimte only. */
    strictStreet: z.boolean(),
    /** Maximum relative difference in area from the unit's. */
    areaBand: z.number().min(areaBand.min).max(areaBand.max),
    /** Maximum difference in bouwjaar from the unit's, in years. */
    yearBand: z.int().min(yearBand.min).max(yearBand.max),
    weights: referenceWeightsSchema,
    /** Type of the references; defaults to the unit's own. */
    vtwType: vtwTypeSchema,
  })
  .partial();
export type ReferenceParams = z.infer<typeof referenceParamsSchema>;
