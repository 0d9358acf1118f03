import type { MarketFigure } from '@kavel/contracts/market';
import type { PanelLine } from './panel-lines';

export interface CsvWords {
  period: string;
  figure: string;
  area: string;
  value: string;
  low: string;
  high: string;
  n: string;
  onPeriod: string;
  onYear: string;
  origin: string;
  figureName: (figure: MarketFigure) => string;
}

/** A header, and a row for each period of each line that has a value or says on how many it rests. */
export function marketCsv(
  periods: readonly string[],
  lines: readonly PanelLine[],
  words: CsvWords,
): (string | number | null)[][] {
  const { period, figure, area, value, low, high, n, onPeriod, onYear, origin, figureName } = words;
  return [
    [period, figure, area, value, low, high, n, onPeriod, onYear, origin],
    ...lines.flatMap(line =>
      periods.flatMap((name, at) => {
        const known = [line.values[at] ?? null, line.n[at] ?? null];
        if (known.every(cell => cell === null)) return [];
        return [
          [
            ...[name, figureName(line.figure), line.label, line.values[at] ?? null],
            ...[line.low?.[at] ?? null, line.high?.[at] ?? null, line.n[at] ?? null],
            ...[line.onPeriod[at] ?? null, line.onYear[at] ?? null, line.origins.join(', ')],
          ],
        ];
      }),
    ),
  ];
}
