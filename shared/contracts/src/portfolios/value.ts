import { z } from 'zod';
import { valuationStatusSchema } from '../valuations/status';

/** Why the value of a portfolio may no longer be that of today. `units` are those the reason is of. */
export const outdatedReasons = ['units-added', 'units-left', 'facts-changed', 'value-date-old'] as const;

/** Months after which a value date counts as old: commercial property is revalued every year (CRR 208(3)). */
export const oldAfterMonths = 12;

/**
 * The value a portfolio is shown with: that of its newest approved valuation, or of its newest draft where none is
 * approved. Money in euro.
 */
export const portfolioValueSchema = z.object({
  valuationId: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  valueDate: z.iso.date(),
  totalValue: z.number(),
  /** Units that are in the portfolio now, and how many of them have a value in the valuation. */
  units: z.int(),
  covered: z.int(),
  /** Units that are in the total and have left the portfolio since, and what they are in it for. */
  left: z.int(),
  leftValue: z.number(),
  outdated: z.array(z.object({ reason: z.enum(outdatedReasons), units: z.int() })),
});
export type PortfolioValue = z.infer<typeof portfolioValueSchema>;
