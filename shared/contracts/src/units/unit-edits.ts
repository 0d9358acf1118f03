import { z } from 'zod';
import { addressObjectDataUpdateSchema, unitSchema } from './unit';

export const wholeUnitSchema = unitSchema.required({ revision: true });
export type WholeUnit = z.infer<typeof wholeUnitSchema>;

export const bulkEditLimit = 20_000;

/** Edit of one unit in a bulk edit. With a revision it is refused unless it is the current one. */
export const unitEditSchema = z.object({
  id: z.uuid(),
  revision: z.int().positive().optional(),
  set: addressObjectDataUpdateSchema,
});
export type UnitEdit = z.infer<typeof unitEditSchema>;

const personSchema = z.object({ userId: z.uuid(), name: z.string() });

/** An event in the history of a unit. Append-only. */
export const unitEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['added', 'changed', 'removed', 'returned', 'moved', 'copied']),
  /** Null when no user was recorded, for example for a long list. */
  actor: personSchema.nullable(),
  /** The user acted for; null when not acting. */
  onBehalfOf: personSchema.nullable(),
  /** By field: the old and the new value; `portfolioId` for `moved` and `copied`. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type UnitEvent = z.infer<typeof unitEventSchema>;

/** Fields that a map or a list needs of a unit. */
export const listedAddressSchema = unitSchema.pick({ id: true, portfolioId: true, objectId: true }).extend({
  address: z.string(),
  postcode: z.string().nullable(),
  woonplaats: z.string(),
  lon: z.number(),
  lat: z.number(),
});
export type ListedAddress = z.infer<typeof listedAddressSchema>;
