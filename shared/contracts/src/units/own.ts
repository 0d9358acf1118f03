import { z } from 'zod';
import { nameSchema } from '../calls/visible-text';

/** Most tags of an organisation and of one unit, own columns of a portfolio, choices of a column, characters of a text. */
export const ownLimits = { tags: 200, tagsOfUnit: 20, columns: 20, choices: 50, text: 300 } as const;

/** A word of the organisation for units. */
export const unitTagSchema = z.object({ id: z.uuid(), name: z.string() });
export type UnitTag = z.infer<typeof unitTagSchema>;

export const ownColumnKinds = ['text', 'number', 'date', 'choice'] as const;
export type OwnColumnKind = (typeof ownColumnKinds)[number];

const choices = z.array(nameSchema).max(ownLimits.choices);

/** A column of the organisation's own: of one portfolio, or of all (`portfolioId` null). */
export const ownColumnSchema = z.object({
  id: z.uuid(),
  portfolioId: z.uuid().nullable(),
  name: z.string(),
  kind: z.enum(ownColumnKinds),
  /** Of a `choice`. */
  choices: z.array(z.string()),
});
export type OwnColumn = z.infer<typeof ownColumnSchema>;

export const newOwnColumnSchema = z.object({
  name: nameSchema,
  kind: z.enum(ownColumnKinds),
  choices: choices.default([]),
  /** Of all portfolios of the organisation. */
  everywhere: z.boolean(),
});

/** The kind of a column stays; a choice that is taken away stays where it was chosen. */
export const ownColumnChangeSchema = z.object({ name: nameSchema, choices: choices.default([]) });

/** A value of an own column: a text, a number, or an ISO date as text. */
export const ownValueSchema = z.union([z.string().max(ownLimits.text), z.number()]);
export type OwnValue = z.infer<typeof ownValueSchema>;

/** A day of the calendar as `yyyy-mm-dd`. Without a schema: pages have none. */
function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Why a value does not fit its column; null when it does. */
export function ownValueProblem(
  { kind, choices: known }: Pick<OwnColumn, 'kind' | 'choices'>,
  value: OwnValue,
): 'not-a-number' | 'not-a-date' | 'not-a-choice' | 'not-a-text' | null {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? null : 'not-a-number';
  if (typeof value !== 'string' || value.trim() === '') return 'not-a-text';
  if (kind === 'date') return isDay(value) ? null : 'not-a-date';
  return kind === 'choice' && !known.includes(value) ? 'not-a-choice' : null;
}

/** An own column in a table of units: the positions that have a value, and their values. */
export const ownColumnCellsSchema = ownColumnSchema.extend({
  at: z.array(z.int()),
  values: z.array(ownValueSchema),
});

/** A tag in a table of units, with the positions that carry it. */
export const tagCellsSchema = unitTagSchema.extend({ at: z.array(z.int()) });

/** Conditions on one own column: all that are given hold. */
export const ownFilterSchema = z.object({
  columnId: z.uuid(),
  /** Part of a text. */
  text: z.string().max(120).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  choices: z.array(z.string().max(120)).max(ownLimits.choices).optional(),
});
export type OwnFilter = z.infer<typeof ownFilterSchema>;
