import type { DistrictWws, WwsReference } from '@kavel/contracts/districts';
import { maxRentOf, type WwsDwelling, type WwsNorms, wozReaching, wwsOf } from '@kavel/engine';

type ReferenceWws = Pick<DistrictWws, 'norms' | 'ends' | 'basePoints' | 'middleFrom' | 'freeFrom'>;
type AreaWws = Pick<DistrictWws, 'codes' | 'wozValues' | 'points' | 'maxRents'>;

function dwellingOf(reference: WwsReference): Omit<WwsDwelling, 'woz'> {
  const { kind, oppervlakte, energielabel, outdoor, heatedRooms, inspected } = reference;
  return {
    kind,
    rooms: oppervlakte,
    otherSpaces: 0,
    heatedRooms,
    outdoor,
    energielabel,
    bouwjaar: null,
    inspected,
  };
}

/** WWS results of a reference dwelling that do not depend on its location. */
export function referenceWws(reference: WwsReference, norms: WwsNorms): ReferenceWws {
  const dwelling = dwellingOf(reference);
  const { low, middle } = norms.segments;
  const { parts } = wwsOf({ ...dwelling, woz: null }, norms);
  return {
    norms: { year: norms.year, source: norms.source },
    ends: { low, middle, lowRent: maxRentOf(low, norms), middleRent: maxRentOf(middle, norms) },
    basePoints: parts.reduce((sum, { points }) => sum + points, 0),
    middleFrom: wozReaching(dwelling, low + 1, norms),
    freeFrom: wozReaching(dwelling, middle + 1, norms),
  };
}

/**
 * Points and maximum rent of a reference dwelling with the mean WOZ value of each area; areas without one are left out.
 */
export function wwsByArea(
  reference: WwsReference,
  wozValues: readonly { code: string; value: number | null }[],
  norms: WwsNorms,
): AreaWws {
  const dwelling = dwellingOf(reference);
  const known = wozValues.flatMap(({ code, value }) => (value === null ? [] : [{ code, value }]));
  const results = known.map(({ value }) => wwsOf({ ...dwelling, woz: value }, norms));
  return {
    codes: known.map(({ code }) => code),
    wozValues: known.map(({ value }) => value),
    points: results.map(({ total }) => total),
    maxRents: results.map(({ maxRent }) => maxRent),
  };
}
