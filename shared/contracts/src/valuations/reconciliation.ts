import { z } from 'zod';

/** Reasons why the value by cash flow differs from the value by comparison, in display order. */
export const reconciliationSteps = [
  /** What values that people set move: the value by comparison, and what the cash flow makes of selling at them. */
  'overrides',
  /** Valued by comparison, left out of the cash flow. */
  'no-cash-flow',
  /** In the cash flow, without a value by comparison. */
  'no-comparison',
  /** Discounted income in the place of sales, before transfer costs, by standard parameters. */
  'model',
  /** From vrij op naam to kosten koper. */
  'transfer-costs',
  /** What the valuation's own parameters change. */
  'parameters',
] as const;
export const reconciliationStepSchema = z.enum(reconciliationSteps);
export type ReconciliationStep = z.infer<typeof reconciliationStepSchema>;

const totalSchema = z.object({ value: z.number(), units: z.int() });

/** From the value by comparison to the value by cash flow; both kosten koper, euro. The steps add up. */
export const reconciliationSchema = z.object({
  comparison: totalSchema,
  /** Steps that move nothing are left out. `units` are those the step is of. */
  steps: z.array(z.object({ step: reconciliationStepSchema, amount: z.number(), units: z.int() })),
  cashFlow: totalSchema,
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
