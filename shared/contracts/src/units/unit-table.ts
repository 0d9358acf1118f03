import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/**
 * The units of a portfolio as a table shows them, a list a column: fifty thousand are a fifth of their whole
 * records. Every list is as long as `id`, in the order in which the units were added.
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
  /** By the newest approved valuation, or else the newest draft with values; null for units it does not value. */
  value: z.array(z.number().nullable()),
  /** Euro to which each value is rounded when it is shown: what its range bears; 1 where a person set it. */
  valueStep: z.array(z.number().nullable()).optional(),
});
export type UnitTable = z.infer<typeof unitTableSchema>;
