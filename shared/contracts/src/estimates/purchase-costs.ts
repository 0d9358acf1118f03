import { z } from 'zod';
import type { Limits } from '../calls/checks';

export const purchaserKinds = ['own-home', 'starter', 'investor', 'non-dwelling'] as const;

/** Euro. */
export const purchasePriceLimits: Limits = { min: 1_000, max: 1_000_000_000 };

export const purchaseCostsSchema = z.object({
  price: z.number(),
  lines: z.array(
    z.object({
      key: z.enum(['transfer-tax', 'notary', 'registry', 'valuation', 'advice']),
      amount: z.number(),
      /** Fraction of the price for proportional lines; else null. */
      rate: z.number().nullable(),
      source: z.string(),
      year: z.int(),
    }),
  ),
  total: z.number(),
  vrijOpNaam: z.number(),
});
export type PurchaseCosts = z.infer<typeof purchaseCostsSchema>;
