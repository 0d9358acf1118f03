import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/**
 * The units of a portfolio as columns: a fifth of the size of full records for fifty thousand units. All columns have
 * the length of `id`, in the order in which the units were added.
 */
export const unitTableSchema = z.object({
  id: z.array(z.uuid()),
  revision: z.array(z.int()),
  objectId: z.array(bagIdSchema),
  straat: z.array(z.string()),
  huisnummer: z.array(z.int()),
  huisletter: z.array(z.string().nullable()),
  huisnummertoevoeging: z.array(z.string().nullable()),
  postcode: z.array(z.string().nullable()),
  woonplaats: z.array(z.string()),
  vtwType: z.array(vtwTypeSchema),
  oppervlakte: z.array(z.number().nullable()),
  bouwjaar: z.array(z.int().nullable()),
  energielabel: z.array(energyLabelSchema.nullable()),
  annualRent: z.array(z.number().nullable()),
  marketRent: z.array(z.number().nullable()),
  annualCosts: z.array(z.number().nullable()),
  leaseEnd: z.array(z.string().nullable()),
  leaseBreak: z.array(z.string().nullable()),
  wozValue: z.array(z.number().nullable()),
  lon: z.array(z.number()),
  lat: z.array(z.number()),
  /** From the newest approved valuation, or else the newest draft with values; null for units without a value. */
  value: z.array(z.number().nullable()),
  /** Rounding step of each displayed value in euro, from its range; 1 for an override. */
  valueStep: z.array(z.number().nullable()).optional(),
});
export type UnitTable = z.infer<typeof unitTableSchema>;
