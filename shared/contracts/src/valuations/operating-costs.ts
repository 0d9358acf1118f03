import { z } from 'zod';
import type { Limits } from '../calls/checks';
import { vtwTypeSchema } from '../objects/real-estate-object';

/** Bounds of rates; a discount rate, exit yield or share of costs is not negative. */
export const rateLimits: Limits = { min: -0.5, max: 1 };
const rate = z.number().min(rateLimits.min).max(rateLimits.max);

/** Cash flow parameters that a valuation may override; missing ones take the sourced default. */
export const cashFlowOverridesSchema = z
  .object({
    discountRate: rate.min(0.001),
    exitYield: rate.min(0.001),
    rentGrowth: rate,
    valueGrowth: rate,
    costInflation: rate,
    turnoverRate: rate.min(0),
    vacancyRate: rate.min(0),
    saleCost: rate.min(0),
    transferCosts: rate.min(0),
  })
  .partial();
export type CashFlowOverrides = z.infer<typeof cashFlowOverridesSchema>;

/**
 * Costs of one type: euro per m² a year; turnover is euro per m² that is re-let, so the yearly cost is multiplied by
 * the turnover rate; management is a fraction of the rent.
 */
export const operatingCostsSchema = z.object({
  maintenance: z.number().nonnegative(),
  turnover: z.number().nonnegative(),
  insurance: z.number().nonnegative(),
  propertyTax: z.number().nonnegative(),
  management: rate.min(0),
});
export type OperatingCosts = z.infer<typeof operatingCostsSchema>;

export const operatingCostParamsSchema = z.object({
  cashFlow: cashFlowOverridesSchema.default({}),
  byType: z.partialRecord(vtwTypeSchema, operatingCostsSchema.partial()).default({}),
});
export type OperatingCostParams = z.infer<typeof operatingCostParamsSchema>;
