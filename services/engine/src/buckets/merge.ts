import { type Band, joined } from './bands';

/** Units of one band. */
export interface Group<U> {
  band: Band;
  units: U[];
}

/** Groups units by band, in ascending order. */
export function groupByBand<U>(units: readonly U[], bandOf: (unit: U) => Band): Group<U>[] {
  const groups = new Map<number, Group<U>>();
  for (const unit of units) {
    const band = bandOf(unit);
    const key = band.from ?? Number.NEGATIVE_INFINITY;
    const group = groups.get(key) ?? { band, units: [] };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

/** Merges the smallest group with its smaller neighbour until every group has at least `least` units. */
export function mergeSmall<U>(groups: readonly Group<U>[], least: number): Group<U>[] {
  const merged = [...groups];
  while (merged.length > 1) {
    const sizes = merged.map(group => group.units.length);
    const smallest = sizes.indexOf(Math.min(...sizes));
    if ((sizes[smallest] ?? 0) >= least) break;
    const before = sizes[smallest - 1] ?? Number.POSITIVE_INFINITY;
    const after = sizes[smallest + 1] ?? Number.POSITIVE_INFINITY;
    const first = before <= after ? smallest - 1 : smallest;
    const pair = merged.slice(first, first + 2);
    const units = pair.flatMap(group => group.units);
    merged.splice(first, 2, { band: joined(pair.map(group => group.band)), units });
  }
  return merged;
}
