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
  /** Incremented by every change; an update names the revision it is based on. */
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
    /** Range of the model's total over all units; absent in older responses, null without values. */
    low68: money.nullable().optional(),
    high68: money.nullable().optional(),
    /** Who created it; null when not recorded. */
    ownerName: z.string().nullable().optional(),
  });
export type ValuationListItem = z.infer<typeof valuationListItemSchema>;
