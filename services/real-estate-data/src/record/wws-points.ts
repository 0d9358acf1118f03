import { dwellingTypes, type RealEstateObject } from '@kavel/contracts';
import type { ObjectRecord } from '@kavel/contracts/passports';
import { wws2026, wwsOf } from '@kavel/engine';

/**
 * Points of a dwelling from its registers. The division into rooms and what an inspection finds are not known: the whole
 * area counts as rooms, the rest not at all, as in valuations. The WOZ value is the mean of the buurt.
 */
export function wwsPointsOf(
  { vtwType, oppervlakte, energielabel, bouwjaar }: RealEstateObject,
  wozOfBuurt: number | null,
): ObjectRecord['wws'] {
  if (!dwellingTypes.includes(vtwType) || oppervlakte === null) return null;
  const { parts, total, maxRent, assumed, year, source } = wwsOf(
    {
      kind: vtwType === 'appartement' ? 'flat' : 'house',
      rooms: oppervlakte,
      otherSpaces: 0,
      heatedRooms: 0,
      outdoor: null,
      energielabel,
      bouwjaar,
      woz: wozOfBuurt,
      inspected: 0,
    },
    wws2026,
  );
  return {
    points: total,
    maxRent,
    year,
    source,
    parts: parts.map(({ part, points }) => ({ part, points })),
    wozOfBuurt,
    assumed: ['all-area-rooms', 'not-inspected', ...assumed],
  };
}
