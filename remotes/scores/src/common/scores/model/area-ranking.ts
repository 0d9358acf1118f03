import type { AreaScore, ScoreAreaType, ScoreBand } from '@kavel/contracts';
import type { DistrictAreas, DistrictLevel } from '@kavel/contracts/districts';

/** An area to be ranked: its code and name. */
export interface Sibling {
  code: string;
  name: string;
}

export interface RankedArea extends Sibling {
  score: number | null;
  band: ScoreBand | null;
  objects: number;
  /** Equal points share a rank; null without a total. */
  rank: number | null;
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

/** Areas of the same kind in the same gemeente; all gemeenten for a gemeente. */
export function siblingsOf({ codes: all, names }: DistrictAreas, areaKey: string): Sibling[] {
  const gemeente = areaKey.startsWith('GM') ? '' : areaKey.slice(2, 6);
  return all.flatMap((code, at) =>
    code.slice(2, 6).startsWith(gemeente) ? [{ code, name: names[at] ?? code }] : [],
  );
}

/** Highest first; equal in whole points, as they are shown, share a rank. */
export function ranked(
  siblings: readonly Sibling[],
  scores: ReadonlyMap<string, Pick<AreaScore, 'score' | 'band' | 'objects'>>,
): RankedArea[] {
  const known = siblings
    .flatMap(sibling => {
      const found = scores.get(sibling.code);
      return found ? [{ ...sibling, score: found.score, band: found.band, objects: found.objects }] : [];
    })
    .sort((one, other) => (other.score ?? -1) - (one.score ?? -1));
  const points = known.map(({ score }) => (score === null ? null : Math.round(score)));
  return known.map((area, at) => {
    const shown = points[at] ?? null;
    return { ...area, rank: shown === null ? null : points.indexOf(shown) + 1 };
  });
}
