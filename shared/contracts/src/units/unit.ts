import { z } from 'zod';
import { leaseTermsSchema } from '../leases/lease';
import { bagIdSchema, realEstateObjectSchema } from '../objects/real-estate-object';

/** Lease facts from the owner, which no register has. Money in euro a year, ISO dates. */
export const leaseSchema = z.object({
  annualRent: z.number().nonnegative().max(1e9).nullable(),
  marketRent: z.number().nonnegative().max(1e9).nullable(),
  leaseEnd: z.iso.date().nullable(),
  leaseBreak: z.iso.date().nullable(),
  wozValue: z.number().nonnegative().max(1e10).nullable(),
  /** Operating costs according to the owner. Absent when never asked. */
  annualCosts: z.number().nonnegative().max(1e9).nullable().optional(),
});

/** The unit's own copy of the object's facts, which the owner may correct, with the lease. */
export const addressObjectDataSchema = realEstateObjectSchema
  .omit({ objectId: true })
  .extend(leaseSchema.shape)
  .extend({
    /**
     * The leases that are kept of the unit, without anything of a tenant. Then `annualRent`, `leaseEnd` and `leaseBreak`
     * follow from those that run. Absent without leases.
     */
    leases: z.array(leaseTermsSchema).optional(),
  });
export type AddressObjectData = z.infer<typeof addressObjectDataSchema>;

/** Fields of a unit that a user may change. */
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
  /** Incremented by every change of the facts. Absent in the copies kept by valuations. */
  revision: z.int().positive().optional(),
});
export type Unit = z.infer<typeof unitSchema>;
