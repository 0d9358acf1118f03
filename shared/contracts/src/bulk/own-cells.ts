import { z } from 'zod';
import { type OwnColumn, type OwnValue, ownValueProblem, ownValueSchema } from '../units/own';
import { parseAmount, readDate } from './facts';

/** Cells of own columns by the id of the column, unparsed. */
export type WrittenOwn = Readonly<Record<string, string>>;

export const ownCellProblems = ['not-a-number', 'not-a-date', 'not-a-choice', 'not-a-text'] as const;

/** A cell of an own column that cannot be used, by the column's name. */
export const badOwnSchema = z.object({ column: z.string(), problem: z.enum(ownCellProblems) });
export type BadOwn = z.infer<typeof badOwnSchema>;

/** A value of an own column that differs between the list and the portfolio. */
export const ownChangeSchema = z.object({
  column: z.string(),
  from: ownValueSchema.nullable(),
  to: ownValueSchema,
});
export type OwnChange = z.infer<typeof ownChangeSchema>;

/** Parses the cells of own columns as their kinds ask. Empty cells are ignored; a choice is found in any case. */
export function readOwn(
  written: WrittenOwn,
  columns: readonly OwnColumn[],
): { own: Record<string, OwnValue>; bad: BadOwn[] } {
  const own: Record<string, OwnValue> = {};
  const bad: BadOwn[] = [];
  for (const column of columns) {
    const text = written[column.id]?.trim() ?? '';
    if (text === '' || text === '-') continue;
    const value = cellValue(column, text);
    const problem = ownValueProblem(column, value);
    if (problem) bad.push({ column: column.name, problem });
    else own[column.id] = value;
  }
  return { own, bad };
}

function cellValue({ kind, choices }: OwnColumn, text: string): OwnValue {
  if (kind === 'number') return parseAmount(text) ?? Number.NaN;
  if (kind === 'date') return readDate(text) ?? text;
  const lower = text.toLowerCase();
  return kind === 'choice' ? (choices.find(choice => choice.toLowerCase() === lower) ?? text) : text;
}
