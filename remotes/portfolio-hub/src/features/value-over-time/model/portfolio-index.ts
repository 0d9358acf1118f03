import type { MarketAnswer } from '@kavel/contracts/market';
import type { ValueOverTime } from '@kavel/contracts/portfolios';

export interface IndexLine {
  basis: 'sales' | 'series';
  /** The first period of the axis is 1; null where it is not known. */
  values: readonly (number | null)[];
  /** Part of the value in areas that have this index. */
  share: number;
  /** Who published it; empty for the index of Kavel's own figures. */
  origins: readonly string[];
  /** Whether it is of the country, as nothing nearer is published. */
  isNational: boolean;
}

/** The price indices of the gemeenten of a portfolio, weighted by value and beginning with 1. */
export function portfolioIndexes(
  { lines, periods }: Pick<MarketAnswer, 'lines' | 'periods'>,
  axis: readonly string[],
  gemeenten: ValueOverTime['gemeenten'],
): IndexLine[] {
  return (['sales', 'series'] as const).flatMap(basis => {
    const known = lines.filter(line => line.figure === 'priceIndex' && line.basis === basis);
    const national = known.find(({ area }) => area === 'NL00');
    const weighed = gemeenten.flatMap(({ code, share }) => {
      const line = known.find(({ area }) => area === code) ?? national;
      const values = line && rebased(line.values, periods, axis);
      return line && values ? [{ line, values, share }] : [];
    });
    const share = weighed.reduce((sum, one) => sum + one.share, 0);
    if (share === 0) return [];
    return [
      {
        basis,
        values: axis.map((_, at) => meanAt(weighed, at)),
        share,
        origins: [...new Set(weighed.flatMap(({ line }) => line.origins))],
        isNational: weighed.every(({ line }) => line.area === 'NL00'),
      },
    ];
  });
}

/** Null when the first period has no value to rebase to. */
function rebased(
  values: readonly (number | null)[],
  periods: readonly string[],
  axis: readonly string[],
): (number | null)[] | null {
  const byPeriod = new Map(periods.map((period, at) => [period, values[at] ?? null]));
  const base = byPeriod.get(axis[0] ?? '');
  if (!base) return null;
  return axis.map(period => {
    const value = byPeriod.get(period) ?? null;
    return value === null ? null : value / base;
  });
}

/** Only where all have a value: otherwise the mean would jump when one is missing. */
function meanAt(
  weighed: readonly { values: readonly (number | null)[]; share: number }[],
  at: number,
): number | null {
  let sum = 0;
  let shares = 0;
  for (const { values, share } of weighed) {
    const value = values[at] ?? null;
    if (value === null) return null;
    sum += value * share;
    shares += share;
  }
  return sum / shares;
}
