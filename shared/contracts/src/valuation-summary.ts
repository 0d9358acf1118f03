import { z } from 'zod';
import { energyLabelSchema, vtwTypeSchema } from './real-estate-object';

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
  /** The model's value where the appraiser set another. */
  modelValue: money.nullable().optional(),
  overrideReason: z.string().optional(),
});

/** A share of the whole by some key; `value` in euro, `units` a count. */
const shareSchema = z.object({ key: z.string(), units: z.int(), value: money });

export const valuationSummarySchema = z.object({
  totalValue: money,
  low68: money,
  high68: money,
  unitCount: z.int(),
  valuedCount: z.int(),
  annualRent: money,
  marketRent: money,
  /** Gross yields kosten koper on passing, theoretical and market rent. Null without value. */
  barKkHi: z.number().nullable(),
  barKkThi: z.number().nullable(),
  barKkMh: z.number().nullable(),
  nar: z.number().nullable(),
  /** Years to expiry and to break, weighted by rent; null without leases with an end. */
  walt: z.number().nullable(),
  waltToBreak: z.number().nullable(),
  byType: z.array(shareSchema),
  byLabel: z.array(shareSchema),
  byBucket: z.array(shareSchema),
  units: z.array(summaryUnitSchema),
});
export type ValuationSummary = z.infer<typeof valuationSummarySchema>;
