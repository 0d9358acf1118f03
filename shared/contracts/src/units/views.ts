import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';
import { energyLabelSchema, vtwTypeSchema } from '../objects/real-estate-object';
import { ownFilterSchema, ownLimits } from './own';
import { unitOutdatedReasonSchema, unitOutdatedReasons } from './unit-table';

/** Columns of the unit table, in default order. */
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
  'tags',
] as const;
export const unitColumnSchema = z.enum(unitColumns);
export type UnitColumn = z.infer<typeof unitColumnSchema>;

const bound = z.number().nullable();
const rangeSchema = z.object({ min: bound, max: bound });

/** Facts that can be filtered on as missing. */
export const missingFacts = ['area', 'year', 'label', 'rent', 'leaseEnd'] as const;
export type MissingFact = (typeof missingFacts)[number];

/** Filter of the unit table and map. Empty lists and open ranges do not filter. */
export const unitFilterSchema = z.object({
  text: z.string().max(120),
  types: z.array(vtwTypeSchema).max(20),
  labels: z.array(z.union([energyLabelSchema, z.literal('none')])).max(20),
  area: rangeSchema,
  year: rangeSchema,
  rent: rangeSchema,
  /** Leases that end on or before this day. */
  leaseEndsBy: z.iso.date().nullable(),
  missing: z.array(z.enum(missingFacts)).max(missingFacts.length),
  /** Units with any of these tags. */
  tags: z.array(z.uuid()).max(ownLimits.tagsOfUnit).optional(),
  own: z.array(ownFilterSchema).max(ownLimits.columns).optional(),
  /** Units whose value is outdated for any of these reasons. */
  outdated: z.array(unitOutdatedReasonSchema).max(unitOutdatedReasons.length).optional(),
});
export type UnitFilter = z.infer<typeof unitFilterSchema>;

export const unitViewSchema = z.object({
  columns: z.array(unitColumnSchema).max(unitColumns.length),
  /** Ids of own columns, shown after the others. Ids that are not known are skipped. */
  ownColumns: z.array(z.uuid()).max(ownLimits.columns).optional(),
  sorting: z
    .object({
      /** `own.` and the id of an own column; one that is not known leaves the order as it is. */
      key: z.union([unitColumnSchema, z.literal('address'), z.templateLiteral(['own.', z.uuid()])]),
      descending: z.boolean(),
    })
    .nullable(),
  filter: unitFilterSchema,
});
export type UnitView = z.infer<typeof unitViewSchema>;

export const savedViewLimit = 100;

/** A named view of units, private to one user. */
export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), view: unitViewSchema });
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewBodySchema = z.object({ name: nameSchema, view: unitViewSchema });
