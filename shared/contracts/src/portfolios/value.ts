import { z } from 'zod';
import { valuationStatusSchema } from '../valuations/status';

/** Why the value of a portfolio may be outdated. `units` counts the affected units. */
export const outdatedReasons = [
  'units-added',
  'units-left',
  'facts-changed',
  'value-date-old',
  'data-newer',
  'model-newer',
] as const;

/** Months after which a value date is old: commercial property is revalued every year (CRR 208(3)). */
export const oldAfterMonths = 12;

/** Displayed value of a portfolio: from its newest approved valuation, or else its newest draft. Money in euro. */
export const portfolioValueSchema = z.object({
  valuationId: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  valueDate: z.iso.date(),
  totalValue: z.number(),
  /** Number of units in the portfolio, and of those with a value in the valuation. */
  units: z.int(),
  covered: z.int(),
  /** Number of units in the total that have left the portfolio since, and their value. */
  left: z.int(),
  leftValue: z.number(),
  outdated: z.array(z.object({ reason: z.enum(outdatedReasons), units: z.int() })),
});
export type PortfolioValue = z.infer<typeof portfolioValueSchema>;
