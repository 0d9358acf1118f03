import { z } from 'zod';
import { confirmationSchema, overrideProposalSchema, signatureSchema } from './override';
import { referenceParamsSchema } from './references';

/** Euro. */
const money = z.number();

export const valueDriverSchema = z.object({
  driver: z.enum(['location', 'area', 'year', 'label', 'time']),
  /** Euro the driver adds to the median of the comparables. */
  effect: money,
});
export type ValueDriver = z.infer<typeof valueDriverSchema>;

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
  /** A proposed value that is not in force: `value` is the model's. */
  proposal: overrideProposalSchema.optional(),
});
export type ValuationResult = z.infer<typeof valuationResultSchema>;

/** A unit the model would not value, and what is missing. Never a made-up number. */
export const unvaluedUnitSchema = z.object({
  unitId: z.uuid(),
  reason: z.enum(['no-area', 'no-references']),
});
export type UnvaluedUnit = z.infer<typeof unvaluedUnitSchema>;
