import { z } from 'zod';
import { visibleTextSchema } from '../calls/visible-text';

export const capexKinds = ['maintenance', 'improvement', 'sustainability'] as const;
export type CapexKind = (typeof capexKinds)[number];

export const capexLimits = { items: 200, description: 200, amount: 1_000_000_000, years: 15 } as const;

const yearSchema = z.int().min(1).max(capexLimits.years);
const amountSchema = z.number().positive().max(capexLimits.amount);

/**
 * A planned expense beside yearly maintenance. Euro at the price level of the value date; the cash flow raises it with
 * cost inflation. It is distributed over the units of its scope by floor area.
 */
export const capexItemSchema = z.object({
  id: z.uuid(),
  description: visibleTextSchema.min(1).max(capexLimits.description),
  kind: z.enum(capexKinds),
  year: yearSchema,
  amount: amountSchema,
  scope: z.discriminatedUnion('of', [
    z.object({ of: z.literal('valuation') }),
    z.object({ of: z.literal('bucket'), bucket: z.string() }),
    z.object({ of: z.literal('unit'), unitId: z.uuid() }),
  ]),
  /** Rent a year that it adds from a year on, at the price level of the value date; it grows with the rents. */
  rent: z.object({ amount: amountSchema, fromYear: yearSchema }).nullable(),
});
export type CapexItem = z.infer<typeof capexItemSchema>;

/** `revision` is 0 for a plan that was never saved. */
export const capexPlanSchema = z.object({
  revision: z.int(),
  items: z.array(capexItemSchema).max(capexLimits.items),
});
export type CapexPlan = z.infer<typeof capexPlanSchema>;
