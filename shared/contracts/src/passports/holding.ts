import { z } from 'zod';
import { serviceFileSchema } from '../services/service';

/** A value of a unit in an approved valuation. */
export const approvedValueSchema = z.object({
  valuationId: z.uuid(),
  valuation: z.string(),
  portfolioId: z.uuid(),
  valueDate: z.iso.date(),
  approvedAt: z.iso.datetime(),
  /** In euro; a person's value where it replaces that of the model. */
  value: z.number(),
});
export type ApprovedValue = z.infer<typeof approvedValueSchema>;

/** An address in a portfolio that the user may see, with the services of that portfolio. */
export const holdingSchema = z.object({
  unitId: z.uuid(),
  portfolioId: z.uuid(),
  portfolio: z.string(),
  archived: z.boolean(),
  /** When the address was added. */
  since: z.iso.datetime(),
  services: z.array(z.object({ id: z.uuid(), name: z.string(), files: z.array(serviceFileSchema) })),
});
export type Holding = z.infer<typeof holdingSchema>;

export const objectHoldingsSchema = z.object({
  holdings: z.array(holdingSchema),
  /** Newest first; null without the permission for valuations. */
  values: z.array(approvedValueSchema).nullable(),
});
export type ObjectHoldings = z.infer<typeof objectHoldingsSchema>;
