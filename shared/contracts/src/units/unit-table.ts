import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { valuationStatusSchema } from '../valuations/status';
import { ownColumnCellsSchema, tagCellsSchema } from './own';

/**
 * Why the approved value of a unit may be outdated: its facts changed after the approval; the value date is old
 * (`oldAfterMonths`); there is a newer snapshot of the data than the value rests on, or a newer version
 * of the model.
 */
export const unitOutdatedReasons = ['facts-changed', 'value-date-old', 'data-newer', 'model-newer'] as const;
export const unitOutdatedReasonSchema = z.enum(unitOutdatedReasons);
export type UnitOutdatedReason = z.infer<typeof unitOutdatedReasonSchema>;

/** The valuation that the values of a unit table are from. */
export const tableValuationSchema = z.object({
  id: z.uuid(),
  status: valuationStatusSchema,
  valueDate: z.iso.date(),
  /** Reasons that hold for all its values; none for a draft. */
  outdated: z.array(unitOutdatedReasonSchema),
  /** Positions of the units whose facts changed after the approval. */
  changed: z.array(z.int()),
});
export type TableValuation = z.infer<typeof tableValuationSchema>;

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
  /** Tags of the organisation that units here carry, by name. */
  tags: z.array(tagCellsSchema).optional(),
  /** Own columns of this portfolio and of all, by name. */
  own: z.array(ownColumnCellsSchema).optional(),
  /** Positions of the units whose leases are kept: no `leaseEnd` then means for an indefinite time, or not let. */
  leased: z.array(z.int()).optional(),
  /** Null without values. */
  valuation: tableValuationSchema.nullable().optional(),
});
export type UnitTable = z.infer<typeof unitTableSchema>;
