import { z } from 'zod';
import { confirmationSchema, overrideProposalSchema, signatureSchema } from './override';
import { referenceParamsSchema } from './references';

/** Euro. */
const money = z.number();

export const valueDriverSchema = z.object({
  driver: z.enum(['location', 'area', 'year', 'label', 'time']),
  /** Amount in euro that the driver adds to the median of the comparables. */
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
  /** Market rent in euro a year, from nearby rents of the same type; null without any. */
  marketRent: money.nullable(),
  modelVersion: z.string(),
  valueDate: z.iso.date(),
  /** Inputs to recompute the value: snapshot and reference settings. Absent on older values. */
  origin: z.object({ snapshot: z.string(), params: referenceParamsSchema }).optional(),
  /**
   * Override of the value: the model's value, and the reason. The ranges, the deviation and the class stay the model's.
   * Older overrides have no `by`, and their ranges were scaled to the value.
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
  /** A proposed override that is not in effect: `value` is the model's. */
  proposal: overrideProposalSchema.optional(),
});
export type ValuationResult = z.infer<typeof valuationResultSchema>;

/** A unit that the model refused, and what is missing. Never has a made-up value. */
export const unvaluedUnitSchema = z.object({
  unitId: z.uuid(),
  reason: z.enum(['no-area', 'no-references']),
});
export type UnvaluedUnit = z.infer<typeof unvaluedUnitSchema>;
