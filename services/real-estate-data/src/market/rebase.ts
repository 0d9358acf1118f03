import type { WholeLine } from './line';
import type { Span } from './span';

export interface Rebased {
  lines: WholeLine[];
  /** The period that is 100 in all lines; null where they have none in common. */
  base: number | null;
}

/**
 * Makes indices comparable: 100 in the first period shown in which all are known. Without one each begins with 100, and
 * only their changes can be compared.
 */
export function rebased(lines: readonly WholeLine[], { periods, before }: Span): Rebased {
  const shown = periods.slice(before);
  const valueIn = ({ points }: WholeLine, period: number) => points.get(period)?.value ?? null;
  const withValues = lines.filter(line => shown.some(period => valueIn(line, period) !== null));
  const base = shown.find(period => withValues.every(line => valueIn(line, period) !== null)) ?? null;
  return {
    base: withValues.length === 0 ? null : base,
    lines: lines.map(line => {
      const own = base ?? shown.find(period => valueIn(line, period) !== null);
      const value = own === undefined ? null : valueIn(line, own);
      return value === null ? line : scaled(line, 100 / value);
    }),
  };
}

function scaled(line: WholeLine, by: number): WholeLine {
  const points = [...line.points].map(
    ([period, point]) =>
      [period, { ...point, value: point.value === null ? null : point.value * by }] as const,
  );
  return { ...line, points: new Map(points) };
}
