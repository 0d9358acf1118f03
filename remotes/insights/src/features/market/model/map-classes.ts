import type { MarketMap } from '@kavel/contracts/market';

const classCount = 5;

export interface MapClass {
  /** Lowest value of the class, and that of the next; null for the last. */
  from: number;
  upTo: number | null;
  codes: string[];
}

/** Areas in classes of about as many, from low to high; equal values are in one class. Empty without values. */
export function mapClasses({ codes, values }: Pick<MarketMap, 'codes' | 'values'>): MapClass[] {
  const known = codes.flatMap((code, at) => {
    const value = values[at] ?? null;
    return value === null ? [] : [{ code, value }];
  });
  const sorted = known.map(({ value }) => value).sort((one, other) => one - other);
  const starts = Array.from(
    { length: classCount },
    (_, at) => sorted[Math.floor((at * sorted.length) / classCount)],
  );
  const froms = [...new Set(starts.flatMap(start => start ?? []))];
  return froms.map((from, at) => {
    const upTo = froms[at + 1] ?? null;
    const inside = ({ value }: { value: number }) => value >= from && (upTo === null || value < upTo);
    return { from, upTo, codes: known.filter(inside).map(({ code }) => code) };
  });
}
