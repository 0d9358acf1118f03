import type { RankedAreaScore, ScoreAreaType, ScoreBand } from '@kavel/contracts';
import type { DistrictLevel } from '@kavel/contracts/districts';

export interface RankedArea {
  code: string;
  name: string;
  score: number | null;
  band: ScoreBand | null;
  objects: number;
  /** Null without a total. */
  rank: number | null;
  /** Whether another area has the same score. */
  shared: boolean;
}

const codes: Record<ScoreAreaType, RegExp> = {
  buurt: /^BU\d{4}[0-9A-Z]{4}$/,
  wijk: /^WK\d{4}[0-9A-Z]{2}$/,
  gemeente: /^GM\d{4}$/,
  pc4: /^[1-9]\d{3}$/,
};

/** The area of an address `/area/:areaType/:areaKey`; null when there cannot be such an area. */
export function areaOf(
  areaType: string,
  areaKey: string,
): { areaType: ScoreAreaType; areaKey: string } | null {
  const type = (Object.keys(codes) as ScoreAreaType[]).find(one => one === areaType);
  return type && codes[type].test(areaKey) ? { areaType: type, areaKey } : null;
}

/** Level of the outlines of a kind of area; null for PC4, which has none. */
export const outlineLevel = (areaType: ScoreAreaType): DistrictLevel | null =>
  areaType === 'pc4' ? null : areaType;

/** Two scores differ when more than rounding sets them apart. */
const places = 1e6;

/** Highest first, by the exact score; those that are equal share a rank. */
export function ranked(areas: readonly RankedAreaScore[]): RankedArea[] {
  const sorted = areas.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1));
  const exact = sorted.map(({ score }) => (score === null ? null : Math.round(score * places)));
  return sorted.map(({ areaKey, name, score, band, objects }, at) => {
    const own = exact[at] ?? null;
    const rank = own === null ? null : exact.indexOf(own) + 1;
    const shared = own !== null && exact.lastIndexOf(own) > exact.indexOf(own);
    return { code: areaKey, name: name ?? areaKey, score, band, objects, rank, shared };
  });
}
