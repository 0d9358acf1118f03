import { totalOfValues } from '@kavel/contracts';
import type { RestsOn, ValueAt } from '@kavel/contracts/portfolios';
import type { ApprovedHead, ApprovedValue, ValueLine } from '../repositories/approved-values';

/**
 * Whether a unit still counts at a date: until the day on which it was removed, or the value date of a valuation that was
 * made after that, if that is earlier.
 */
export function countsAt(
  { removedAt }: Pick<ApprovedValue, 'removedAt'>,
  date: string,
  heads: readonly ApprovedHead[],
): boolean {
  if (removedAt === null) return true;
  const madeAfter = heads.find(({ createdAt }) => createdAt > removedAt)?.valueDate;
  const removed = removedAt.toISOString().slice(0, 10);
  return date < (madeAfter !== undefined && madeAfter < removed ? madeAfter : removed);
}

/** The total of the lines that count at a date, and on which valuations it rests. */
export function valueAt(
  date: string,
  lines: readonly ApprovedValue[],
  heads: readonly ApprovedHead[],
): ValueAt {
  const {
    value: total,
    low68,
    high68,
  } = totalOfValues(
    lines.map(({ value, modelValue, low68, high68 }) => ({
      value,
      low68: low68 ?? modelValue,
      high68: high68 ?? modelValue,
      override: { modelValue },
    })),
  );
  const counts = new Map<string, number>();
  for (const { valuationId } of lines) counts.set(valuationId, (counts.get(valuationId) ?? 0) + 1);
  const restsOn: RestsOn[] = heads.flatMap(({ id, name, valueDate, status }) => {
    const units = counts.get(id);
    return units === undefined ? [] : [{ valuationId: id, name, valueDate, status, units }];
  });
  return { date, total, units: lines.length, low68, high68, restsOn };
}

/** By value date, the last approved value of each object that counts then. */
export function linesByDate(
  heads: readonly ApprovedHead[],
  lines: readonly ValueLine[],
): { date: string; lines: ReadonlyMap<string, ValueLine> }[] {
  const byValuation = Map.groupBy(lines, ({ valuationId }) => valuationId);
  const last = new Map<string, ValueLine>();
  const dates = Map.groupBy(
    heads.filter(({ id }) => byValuation.has(id)),
    ({ valueDate }) => valueDate,
  );
  return [...dates].map(([date, valued]) => {
    for (const { id } of valued) for (const line of byValuation.get(id) ?? []) last.set(line.objectId, line);
    return { date, lines: new Map([...last].filter(([, line]) => countsAt(line, date, heads))) };
  });
}
