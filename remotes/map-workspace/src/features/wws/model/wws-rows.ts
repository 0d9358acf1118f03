import type { WwsSegment } from '@kavel/contracts';
import { type DistrictAreas, type DistrictWws, wwsSegmentOf } from '@kavel/contracts/districts';
import type { Bounds } from '@kavel/map';

/** The reference dwelling in one area. */
export interface WwsRow {
  code: string;
  name: string;
  gemeente: string;
  bounds: Bounds;
  /** Null where the mean WOZ value is not known. */
  here: {
    wozValue: number;
    /** Year of the WOZ value. */
    year: number;
    points: number;
    /** Euro a month. */
    maxRent: number;
    segment: WwsSegment;
    /** Points above the last regulated one; below zero how many are left, and 0 at 186. */
    beyond: number;
    /** Euro a month above the highest regulated rent. */
    rentBeyond: number;
  } | null;
}

/** Areas with what the dwelling is there. */
export function wwsRows(areas: DistrictAreas, wws: DistrictWws): WwsRow[] {
  const places = new Map(wws.codes.map((code, at) => [code, at]));
  return areas.codes.flatMap((code, at): WwsRow[] => {
    const bounds = areas.bounds[at];
    const name = areas.names[at] ?? code;
    const gemeente = areas.gemeenten[at] ?? '';
    return bounds ? [{ code, name, gemeente, bounds, here: hereOf(wws, places.get(code)) }] : [];
  });
}

function hereOf(
  { wozValues, points, maxRents, ends, year, years }: DistrictWws,
  place: number | undefined,
): WwsRow['here'] {
  const [wozValue, total, maxRent] = [wozValues, points, maxRents].map(column => column[place ?? -1]);
  if (wozValue === undefined || total === undefined || maxRent === undefined) return null;
  return {
    wozValue,
    year: years?.[place ?? -1] ?? year,
    points: total,
    maxRent,
    segment: wwsSegmentOf(total, ends),
    beyond: total - ends.middle,
    rentBeyond: maxRent - ends.middleRent,
  };
}
