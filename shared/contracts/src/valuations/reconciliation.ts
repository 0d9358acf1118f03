import { z } from 'zod';
import { weighedValueSchema } from './weighing';

/** Reasons why the value by cash flow differs from the value by comparison, in display order. */
export const reconciliationSteps = [
  /** Effect of overrides: on the value by comparison, and on sale proceeds in the cash flow. */
  'overrides',
  /** Valued by comparison, excluded from the cash flow. */
  'no-cash-flow',
  /** In the cash flow, but without a value by comparison. */
  'no-comparison',
  /** Discounted income instead of sales, before transfer costs, with default parameters. */
  'model',
  /** From vrij op naam to kosten koper. */
  'transfer-costs',
  /** Effect of the valuation's own parameters. */
  'parameters',
] as const;
export const reconciliationStepSchema = z.enum(reconciliationSteps);
export type ReconciliationStep = z.infer<typeof reconciliationStepSchema>;

const totalSchema = z.object({ value: z.number(), units: z.int() });

/** From the value by comparison to the value by cash flow; both kosten koper, in euro. The steps add up. */
export const reconciliationSchema = z.object({
  comparison: totalSchema,
  /** Steps with a zero amount are left out. `units` counts the affected units. */
  steps: z.array(z.object({ step: reconciliationStepSchema, amount: z.number(), units: z.int() })),
  cashFlow: totalSchema,
  /** Absent in older responses. */
  weighed: weighedValueSchema.optional(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
