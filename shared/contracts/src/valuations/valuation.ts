import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { unitSchema } from '../portfolios/portfolio';
import { confirmationSchema, overrideProposalSchema, signatureSchema } from './override';

export const valuationStatuses = ['draft', 'in-review', 'approved', 'archived'] as const;
export const valuationStatusSchema = z.enum(valuationStatuses);
export type ValuationStatus = z.infer<typeof valuationStatusSchema>;

/** Money in euro, rates as fractions (0.05 is 5 %), areas in m², distances in metres. */
const money = z.number();
/** What a rate may be; a discount rate, exit yield or share of costs is not negative. */
export const rateLimits: Limits = { min: -0.5, max: 1 };
const rate = z.number().min(rateLimits.min).max(rateLimits.max);

/** Parameters of the cash flow that a valuation may override; what is absent takes the sourced default. */
export const cashFlowOverridesSchema = z
  .object({
    discountRate: rate.min(0.001),
    exitYield: rate.min(0.001),
    rentGrowth: rate,
    valueGrowth: rate,
    costInflation: rate,
    turnoverRate: rate.min(0),
    vacancyRate: rate.min(0),
    saleCost: rate.min(0),
    transferCosts: rate.min(0),
  })
  .partial();
export type CashFlowOverrides = z.infer<typeof cashFlowOverridesSchema>;

/**
 * Costs of one type: euro per m² a year; turnover is euro per m² that turns over, so a year costs the turnover
 * rate times it; management is a share of the rent.
 */
export const operatingCostsSchema = z.object({
  maintenance: z.number().nonnegative(),
  turnover: z.number().nonnegative(),
  insurance: z.number().nonnegative(),
  propertyTax: z.number().nonnegative(),
  management: rate.min(0),
});
export type OperatingCosts = z.infer<typeof operatingCostsSchema>;

export const operatingCostParamsSchema = z.object({
  cashFlow: cashFlowOverridesSchema.default({}),
  byType: z.partialRecord(vtwTypeSchema, operatingCostsSchema.partial()).default({}),
});
export type OperatingCostParams = z.infer<typeof operatingCostParamsSchema>;

export const valuationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  portfolioId: z.uuid(),
  unitIds: z.array(z.uuid()),
  operatingCostParams: operatingCostParamsSchema,
  /** Peildatum: the date the values are for. */
  valueDate: z.iso.date(),
  /** Rises with every change; an update names the one it was made on. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Valuation = z.infer<typeof valuationSchema>;

export const valuationDetailSchema = valuationSchema.extend({ units: z.array(unitSchema) });
export type ValuationDetail = z.infer<typeof valuationDetailSchema>;

export const valuationListItemSchema = valuationSchema
  .omit({ unitIds: true, operatingCostParams: true })
  .extend({
    unitCount: z.int(),
    portfolioName: z.string(),
    totalValue: money.nullable(),
    /** Range of what the model says of all units together; absent in older answers, null without values. */
    low68: money.nullable().optional(),
    high68: money.nullable().optional(),
    /** Who made it; null where that is not on record. */
    ownerName: z.string().nullable().optional(),
  });
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;

/** Why the engine put units together; the page words it. Years and m² are inclusive bounds, null is open. */
export const bucketReasonSchema = z.object({
  vtwType: vtwTypeSchema,
  builtFrom: z.int().nullable(),
  builtTo: z.int().nullable(),
  areaFrom: z.number().nullable(),
  areaTo: z.number().nullable(),
});
export type BucketReason = z.infer<typeof bucketReasonSchema>;

export const bucketSchema = z.object({
  name: z.string().trim().min(1).max(80),
  reason: bucketReasonSchema.nullable(),
  unitIds: z.array(z.uuid()),
});
export type Bucket = z.infer<typeof bucketSchema>;

/** Keyed by bucket key, a slug that stays when the bucket is renamed. */
export const addressBucketsSchema = z.record(z.string().regex(/^[a-z0-9-]{1,60}$/), bucketSchema);
export type AddressBuckets = z.infer<typeof addressBucketsSchema>;

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

export const valueDriverSchema = z.object({
  driver: z.enum(['location', 'area', 'year', 'label', 'time']),
  /** Euro the driver adds to the median of the comparables. */
  effect: money,
});
export type ValueDriver = z.infer<typeof valueDriverSchema>;

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

export const valuationResultSchema = z.object({
  unitId: z.uuid(),
  bucket: z.string(),
  value: money,
  low68: money,
  high68: money,
  low95: money,
  high95: money,
  pricePerM2: money,
  /** Forecast standard deviation as a fraction of the value. */
  fsd: z.number(),
  /** Accuracy class 0 (worst) to 7, from the share of outcomes expected within 20, 10 and 5 %. */
  accuracyClass: z.int().min(0).max(7),
  referenceCount: z.int(),
  /** Median of the comparables before adjustment, the base of the drivers. */
  baseValue: money,
  drivers: z.array(valueDriverSchema),
  /** Rent at the market, euro a year, from nearby rents of the same type; null when there are none. */
  marketRent: money.nullable(),
  modelVersion: z.string(),
  valueDate: z.iso.date(),
  /** What it takes to make the value again: the data and how references were chosen. Absent on older values. */
  origin: z.object({ snapshot: z.string(), params: referenceParamsSchema }).optional(),
  /**
   * Where a person set the value: what the model says, and why it does not stand. The ranges, the deviation and the
   * class stay the model's. Without `by` it is from before that: its ranges were scaled to the value.
   */
  override: z
    .object({
      modelValue: money,
      reason: z.string(),
      modelPricePerM2: money.optional(),
      by: signatureSchema.optional(),
      confirmed: confirmationSchema.optional(),
    })
    .optional(),
  /** A value that a person proposed and that does not stand: `value` is the model's. */
  proposal: overrideProposalSchema.optional(),
});
export type ValuationResult = z.infer<typeof valuationResultSchema>;

/** A unit the model would not value, and what is missing. Never a made-up number. */
export const unvaluedUnitSchema = z.object({
  unitId: z.uuid(),
  reason: z.enum(['no-area', 'no-references']),
});
export type UnvaluedUnit = z.infer<typeof unvaluedUnitSchema>;
