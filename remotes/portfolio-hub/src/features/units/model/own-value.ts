import type { Language } from '@kavel/contracts';
import { type OwnColumn, type OwnValue, ownValueProblem } from '@kavel/contracts/units';
import { figureText, parseFigure } from '../../../common/parse-figure';

export type OwnProblem = NonNullable<ReturnType<typeof ownValueProblem>>;

/** A typed text as a value of a column: null clears it. Or why it is none. */
export function parseOwnValue(
  column: OwnColumn,
  text: string,
  language: Language,
): { value: OwnValue | null } | { problem: OwnProblem } {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const value = column.kind === 'number' ? (parseFigure(typed, language) ?? Number.NaN) : typed;
  const problem = ownValueProblem(column, value);
  return problem ? { problem } : { value };
}

/** A value as it is typed. */
export function ownValueText(value: OwnValue | undefined, language: Language): string {
  return typeof value === 'number' ? figureText(value, language) : (value ?? '');
}
