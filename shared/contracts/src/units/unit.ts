import { z } from 'zod';
import { bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';

/** Lease facts the owner knows and no register has. Money in euro a year, dates ISO `yyyy-mm-dd`. */
export const leaseSchema = z.object({
  annualRent: z.number().nonnegative().max(1e9).nullable(),
  marketRent: z.number().nonnegative().max(1e9).nullable(),
  leaseEnd: z.iso.date().nullable(),
  leaseBreak: z.iso.date().nullable(),
  wozValue: z.number().nonnegative().max(1e10).nullable(),
  /** Operating costs as the owner knows them. Absent where nobody was ever asked for them. */
  annualCosts: z.number().nonnegative().max(1e9).nullable().optional(),
});

/** A unit's own copy of the object's facts, which its owner may correct, with the lease. */
export const addressObjectDataSchema = realEstateObjectSchema
  .omit({ objectId: true })
  .extend(leaseSchema.shape);
export type AddressObjectData = z.infer<typeof addressObjectDataSchema>;

/** What a user may change of a unit. */
export const addressObjectDataUpdateSchema = addressObjectDataSchema
  .pick({
    gebruiksdoelen: true,
    vtwType: true,
    oppervlakte: true,
    bouwjaar: true,
    energielabel: true,
    annualRent: true,
    marketRent: true,
    leaseEnd: true,
    leaseBreak: true,
    wozValue: true,
    annualCosts: true,
  })
  .partial();

/** A real-estate entity: one address in one portfolio. */
export const unitSchema = z.object({
  id: z.uuid(),
  portfolioId: z.uuid(),
  objectId: bagIdSchema,
  addressObjectData: addressObjectDataSchema,
  /** Raised by every change of the facts. Absent in the copies that valuations keep. */
  revision: z.int().positive().optional(),
});
export type Unit = z.infer<typeof unitSchema>;
