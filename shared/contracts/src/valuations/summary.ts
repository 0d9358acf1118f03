import { z } from 'zod';
import { energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { confirmationSchema, signatureSchema } from './override';
import { weighingSchema } from './weighing';

/** Euro. */
const money = z.number();

export const summaryUnitSchema = z.object({
  unitId: z.uuid(),
  address: z.string(),
  bucket: z.string(),
  vtwType: vtwTypeSchema,
  oppervlakte: z.number().nullable(),
  energielabel: energyLabelSchema.nullable(),
  lon: z.number(),
  lat: z.number(),
  value: money.nullable(),
  low68: money.nullable(),
  high68: money.nullable(),
  annualRent: money.nullable(),
  marketRent: money.nullable(),
  barKk: z.number().nullable(),
  /** True for a market rent estimated by the model; else it is the owner's, and exact. Absent in older responses. */
  marketRentByModel: z.boolean().optional(),
  /** The model's value, when an appraiser overrode it. */
  modelValue: money.nullable().optional(),
  overrideReason: z.string().optional(),
  /** Who set the override, and who confirmed it. */
  overrideBy: signatureSchema.optional(),
  overrideConfirmed: confirmationSchema.optional(),
  accuracyClass: z.int().optional(),
});

/**
 * Basis of a total yield: only units with both a value and the rent in question. Euro; rent a year, value kosten koper.
 */
const yieldBasisSchema = z.object({ units: z.int(), rent: money, value: money });
export type YieldBasis = z.infer<typeof yieldBasisSchema>;

/** A share of the total by a key; `value` in euro, `units` a count. */
const shareSchema = z.object({ key: z.string(), units: z.int(), value: money });

export const valuationSummarySchema = z.object({
  totalValue: money,
  /** Range of the model's total over all units, also for overridden values. */
  low68: money,
  high68: money,
  /** Overridden values: number of units, their total, and the model's total for them. */
  overridden: z.object({ units: z.int(), value: money, modelValue: money }).optional(),
  /** How cash flow and comparison are weighed, where they are; the reconciliation has the value. */
  weighing: weighingSchema.optional(),
  unitCount: z.int(),
  valuedCount: z.int(),
  /** Sums over the units with a known rent, and their number. */
  annualRent: money,
  marketRent: money,
  rentCount: z.int().optional(),
  marketRentCount: z.int().optional(),
  /**
   * Gross yields kosten koper on passing, theoretical and market rent, over the units with that rent and a value. Null
   * without any.
   */
  barKkHi: z.number().nullable(),
  barKkThi: z.number().nullable(),
  barKkMh: z.number().nullable(),
  nar: z.number().nullable(),
  /** Basis of each yield; the net yield has that of `hi`. Absent in older responses. */
  yieldBasis: z.object({ hi: yieldBasisSchema, thi: yieldBasisSchema, mh: yieldBasisSchema }).optional(),
  /** Years to expiry and to break, weighted by rent; null without leases with an end date. */
  walt: z.number().nullable(),
  waltToBreak: z.number().nullable(),
  /** Number of units with a rent and a lease end, over which the terms are weighted. */
  leaseCount: z.int().optional(),
  byType: z.array(shareSchema),
  byLabel: z.array(shareSchema),
  byBucket: z.array(shareSchema),
  units: z.array(summaryUnitSchema),
});
export type ValuationSummary = z.infer<typeof valuationSummarySchema>;
