import { z } from 'zod';

/** Characters of the reason for a weight. */
export const weighingReason = { least: 10, most: 1_000 } as const;

/** The weight of the cash flow in the weighed market value; 0, the default, leaves the value by comparison. */
export const weighingSchema = z.object({
  revision: z.int(),
  /** Fraction. */
  weight: z.number().min(0).max(1),
  /** Null for the default. */
  reason: z.string().nullable(),
});
export type Weighing = z.infer<typeof weighingSchema>;

/**
 * The weighed market value, in euro kosten koper. A unit that has both values is weighed; one that has only a value by
 * comparison keeps it; one without is in no total of the valuation, and not here.
 */
export const weighedValueSchema = weighingSchema.extend({
  value: z.number(),
  both: z.object({ units: z.int(), comparison: z.number(), cashFlow: z.number() }),
  comparisonOnly: z.object({ units: z.int(), value: z.number() }),
});
export type WeighedValue = z.infer<typeof weighedValueSchema>;
