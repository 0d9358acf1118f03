import { z } from 'zod';
import { bagIdSchema, energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { addressObjectDataUpdateSchema, unitSchema } from '../portfolios/portfolio';

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

export const wholeUnitSchema = unitSchema.required({ revision: true });
export type WholeUnit = z.infer<typeof wholeUnitSchema>;

export const bulkEditLimit = 20_000;

/** One unit's part of a bulk edit. With a revision it goes in only on top of that revision. */
export const unitEditSchema = z.object({
  id: z.uuid(),
  revision: z.int().positive().optional(),
  set: addressObjectDataUpdateSchema,
});
export type UnitEdit = z.infer<typeof unitEditSchema>;

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** One line of a unit's history. Append-only. */
export const unitEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['added', 'changed', 'removed', 'returned']),
  /** Null for what the service did not put on record, such as the adding of a long list. */
  actor: personSchema.nullable(),
  /** Whose account it was done with, when that is somebody else's. */
  onBehalfOf: personSchema.nullable(),
  /** By field: what it was and what it has become. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type UnitEvent = z.infer<typeof unitEventSchema>;

/** What a map or a list needs to name a unit. */
export const listedAddressSchema = unitSchema.pick({ id: true, portfolioId: true, objectId: true }).extend({
  address: z.string(),
  postcode: z.string().nullable(),
  woonplaats: z.string(),
  lon: z.number(),
  lat: z.number(),
});
export type ListedAddress = z.infer<typeof listedAddressSchema>;
