import { z } from 'zod';
import { energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { confirmationSchema, signatureSchema } from './override';

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
  /** Whether the market rent is the model's; else it is the owner's, and known exactly. Absent in older answers. */
  marketRentByModel: z.boolean().optional(),
  /** The model's value where the appraiser set another. */
  modelValue: money.nullable().optional(),
  overrideReason: z.string().optional(),
  /** Who set the value, and who confirmed it. */
  overrideBy: signatureSchema.optional(),
  overrideConfirmed: confirmationSchema.optional(),
  accuracyClass: z.int().optional(),
});

/**
 * What a yield of a whole is made of: only units that have both a value and the rent in question. Euro; rent a year,
 * value kosten koper.
 */
const yieldBasisSchema = z.object({ units: z.int(), rent: money, value: money });
export type YieldBasis = z.infer<typeof yieldBasisSchema>;

/** A share of the whole by some key; `value` in euro, `units` a count. */
const shareSchema = z.object({ key: z.string(), units: z.int(), value: money });

export const valuationSummarySchema = z.object({
  totalValue: money,
  /** Range of what the model says of all units, also where a person set another value. */
  low68: money,
  high68: money,
  /** Units whose value a person set: how many, what they come to, and what the model says of them. */
  overridden: z.object({ units: z.int(), value: money, modelValue: money }).optional(),
  unitCount: z.int(),
  valuedCount: z.int(),
  /** Sums over the units whose rent is known; how many those are. */
  annualRent: money,
  marketRent: money,
  rentCount: z.int().optional(),
  marketRentCount: z.int().optional(),
  /**
   * Gross yields kosten koper on passing, theoretical and market rent, over the units that have that rent and a
   * value. Null without any.
   */
  barKkHi: z.number().nullable(),
  barKkThi: z.number().nullable(),
  barKkMh: z.number().nullable(),
  nar: z.number().nullable(),
  /** Over which units each yield is; that of the net yield is that of `hi`. Absent in older answers. */
  yieldBasis: z.object({ hi: yieldBasisSchema, thi: yieldBasisSchema, mh: yieldBasisSchema }).optional(),
  /** Years to expiry and to break, weighted by rent; null without leases with an end. */
  walt: z.number().nullable(),
  waltToBreak: z.number().nullable(),
  /** Units with a rent and an end of lease, over which the terms are weighted. */
  leaseCount: z.int().optional(),
  byType: z.array(shareSchema),
  byLabel: z.array(shareSchema),
  byBucket: z.array(shareSchema),
  units: z.array(summaryUnitSchema),
});
export type ValuationSummary = z.infer<typeof valuationSummarySchema>;
