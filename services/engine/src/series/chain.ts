/** A value of a series; periods sort as text. */
export interface SeriesPoint {
  period: string;
  value: number;
}

/** An index as published on one base. Points ascend. */
export interface IndexPart {
  /** The year that is 100. */
  baseYear: number;
  points: readonly SeriesPoint[];
}

/** Where an older base was chained to a newer one. */
export interface ChainLink {
  /** The one period in which both are known and whose ratio is used. */
  period: string;
  fromBase: number;
  toBase: number;
  /** Newer value over the older one, in that period. */
  factor: number;
}

export interface ChainedIndex {
  points: SeriesPoint[];
  /** Year that is 100; null without any part. */
  baseYear: number | null;
  links: ChainLink[];
  /** Bases that have no period in common with a newer one, and are left out. */
  apart: number[];
}

/**
 * One index from parts on several bases: the newest as published, before it the older ones, each chained at the first
 * period of the newer one that both know. Two bases of CBS are not a fixed factor apart (rounding, and weights that were
 * renewed), so that dividing one by the other in each period would invent changes.
 */
export function chainIndex(parts: readonly IndexPart[]): ChainedIndex {
  const [newest, ...older] = parts
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => b.baseYear - a.baseYear);
  if (!newest) return { points: [], baseYear: null, links: [], apart: [] };
  const chained: ChainedIndex = {
    points: [...newest.points],
    baseYear: newest.baseYear,
    links: [],
    apart: [],
  };
  let toBase = newest.baseYear;
  for (const part of older) {
    const link = linkOf(part.points, chained.points);
    if (!link) {
      chained.apart.push(part.baseYear);
      continue;
    }
    const earlier = part.points
      .filter(({ period }) => period < link.period)
      .map(({ period, value }) => ({ period, value: value * link.factor }));
    const from = chained.points.filter(({ period }) => period >= link.period);
    chained.points = [...earlier, ...from];
    chained.links.push({ ...link, fromBase: part.baseYear, toBase });
    toBase = part.baseYear;
  }
  return chained;
}

function linkOf(older: readonly SeriesPoint[], newer: readonly SeriesPoint[]) {
  const known = new Map(older.map(({ period, value }) => [period, value]));
  const first = newer.find(({ period }) => known.has(period));
  const before = first && known.get(first.period);
  return before ? { period: first.period, factor: first.value / before } : null;
}
