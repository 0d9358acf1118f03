import { z } from 'zod';
import { unitSchema } from '../units/unit';
import { operatingCostParamsSchema } from './operating-costs';
import { valuationStatusSchema } from './status';

/** Euro. */
const money = z.number();

export const valuationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: valuationStatusSchema,
  portfolioId: z.uuid(),
  unitIds: z.array(z.uuid()),
  operatingCostParams: operatingCostParamsSchema,
  /** Peildatum: the date the values are for. */
  valueDate: z.iso.date(),
  /** Rises with every change; an update names the one it was made on. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Valuation = z.infer<typeof valuationSchema>;

export const valuationDetailSchema = valuationSchema.extend({ units: z.array(unitSchema) });
export type ValuationDetail = z.infer<typeof valuationDetailSchema>;

export const valuationListItemSchema = valuationSchema
  .omit({ unitIds: true, operatingCostParams: true })
  .extend({
    unitCount: z.int(),
    portfolioName: z.string(),
    totalValue: money.nullable(),
    /** Range of what the model says of all units together; absent in older answers, null without values. */
    low68: money.nullable().optional(),
    high68: money.nullable().optional(),
    /** Who made it; null where that was not recorded. */
    ownerName: z.string().nullable().optional(),
  });
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;
