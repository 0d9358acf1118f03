import { z } from 'zod';
import { marketGrains, marketLimits } from './lists';
import { marketAreaCodeSchema } from './market-api';

/** When a watched dashboard is told of: the price index of one of its areas moves on a year by so many percent or more. */
export const marketAlertSchema = z.strictObject({
  areas: z.array(marketAreaCodeSchema).min(1).max(marketLimits.areas),
  grain: z.enum(marketGrains),
  atLeast: z.number().min(1).max(50),
});
export type MarketAlert = z.infer<typeof marketAlertSchema>;
