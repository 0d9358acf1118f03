import { changesOf, type MarketLine } from '@kavel/contracts/market';
import type { Span } from './span';

/** What a period of a line has. */
export interface LinePoint {
  value: number | null;
  n: number | null;
  low?: number;
  high?: number;
}

/** A line by number of the period, also of the year before the span. */
export interface WholeLine
  extends Pick<MarketLine, 'figure' | 'area' | 'basis' | 'origins' | 'links' | 'fictional'> {
  points: ReadonlyMap<number, LinePoint>;
}

/** As it is answered: the periods of the span, with their changes. */
export function marketLine({ points, ...line }: WholeLine, span: Span): MarketLine {
  const found = span.periods.map(period => points.get(period));
  const column = (of: (point: LinePoint) => number | null | undefined) =>
    found.map(point => rounded((point && of(point)) ?? null));
  const values = column(point => point.value);
  const shown = <Value>(all: Value[]): Value[] => all.slice(span.before);
  const hasSpread = found.some(point => point?.low !== undefined);
  return {
    ...line,
    values: shown(values),
    n: shown(found.map(point => point?.n ?? null)),
    ...(hasSpread
      ? { low: shown(column(point => point.low)), high: shown(column(point => point.high)) }
      : {}),
    onPeriod: shown(changesOf(line.figure, values, 1).map(rounded)),
    onYear: shown(changesOf(line.figure, values, span.before).map(rounded)),
  };
}

/** Two decimals are more than any page shows. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

/** Whether anything of a line is in the span. */
export function isShown({ points }: WholeLine, { periods, before }: Span): boolean {
  return periods.slice(before).some(period => {
    const point = points.get(period);
    return point !== undefined && (point.value !== null || (point.n ?? 0) > 0);
  });
}
