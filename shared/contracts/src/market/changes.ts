import { type MarketFigure, percentFigures } from './lists';

/**
 * Change of each value from the one `lag` places before: in percent, or of a figure in percent in percentage points. Null
 * where either is unknown.
 */
export function changesOf(
  figure: MarketFigure,
  values: readonly (number | null)[],
  lag: number,
): (number | null)[] {
  const inPoints = percentFigures.includes(figure);
  return values.map((value, at) => {
    const before = values[at - lag] ?? null;
    if (value === null || before === null || (!inPoints && before === 0)) return null;
    return inPoints ? value - before : (value / before - 1) * 100;
  });
}
