import { dwellingTypes, type RealEstateObject } from '@kavel/contracts';
import type { ObjectRecord } from '@kavel/contracts/passports';
import { wws2026, wwsDwelling, wwsOf } from '@kavel/engine';

/** Points of a dwelling from its registers, as in valuations (see `wwsDwelling`). The WOZ value is the mean of the buurt. */
export function wwsPointsOf(
  { vtwType, oppervlakte, energielabel, bouwjaar }: RealEstateObject,
  wozOfBuurt: number | null,
): ObjectRecord['wws'] {
  if (!dwellingTypes.includes(vtwType) || oppervlakte === null) return null;
  const { parts, total, maxRent, assumed, year, source } = wwsOf(
    wwsDwelling({ isFlat: vtwType === 'appartement', oppervlakte, energielabel, bouwjaar, woz: wozOfBuurt }),
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
