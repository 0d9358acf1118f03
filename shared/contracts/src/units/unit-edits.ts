import { z } from 'zod';
import { addressObjectDataUpdateSchema, unitSchema } from './unit';

export const wholeUnitSchema = unitSchema.required({ revision: true });
export type WholeUnit = z.infer<typeof wholeUnitSchema>;

export const bulkEditLimit = 20_000;

/** One unit's part of a bulk edit. With a revision it is stored only on top of that revision. */
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
  /** Null where the service recorded nobody, such as for a long list. */
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
