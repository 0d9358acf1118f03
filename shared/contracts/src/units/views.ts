import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';

/** Columns of the table of units that can be shown and hidden, in the order of a new table. */
export const unitColumns = [
  'place',
  'type',
  'area',
  'year',
  'label',
  'rent',
  'marketRent',
  'costs',
  'leaseEnd',
  'leaseBreak',
  'woz',
  'value',
] as const;
export const unitColumnSchema = z.enum(unitColumns);
export type UnitColumn = z.infer<typeof unitColumnSchema>;

const bound = z.number().nullable();
const rangeSchema = z.object({ min: bound, max: bound });

/** Which facts may be asked for as missing. */
export const missingFacts = ['area', 'year', 'label', 'rent', 'leaseEnd'] as const;
export type MissingFact = (typeof missingFacts)[number];

/** What is left out of the table and the map. Empty lists and open ranges leave everything in. */
export const unitFilterSchema = z.object({
  text: z.string().max(120),
  types: z.array(vtwTypeSchema).max(20),
  labels: z.array(z.union([energyLabelSchema, z.literal('none')])).max(20),
  area: rangeSchema,
  year: rangeSchema,
  rent: rangeSchema,
  /** Contracts that end on this day or before. */
  leaseEndsBy: z.iso.date().nullable(),
  missing: z.array(z.enum(missingFacts)).max(missingFacts.length),
});
export type UnitFilter = z.infer<typeof unitFilterSchema>;

export const unitViewSchema = z.object({
  columns: z.array(unitColumnSchema).max(unitColumns.length),
  sorting: z
    .object({ key: z.union([unitColumnSchema, z.literal('address')]), descending: z.boolean() })
    .nullable(),
  filter: unitFilterSchema,
});
export type UnitView = z.infer<typeof unitViewSchema>;

export const savedViewLimit = 100;

/** A way of looking at units, kept by name for one user. */
export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), view: unitViewSchema });
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewBodySchema = z.object({ name: nameSchema, view: unitViewSchema });
