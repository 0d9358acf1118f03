import {
  type AddressObjectData,
  dwellingTypes,
  fullAddress,
  type Unit,
  type WwsDwellingRent,
  type WwsRents,
  type wwsSegments,
} from '@kavel/contracts';
import { type WwsNorms, wwsOf } from '@kavel/engine';

/**
 * Points and maximum rent of each dwelling, from the facts of the register and the owner. The division into rooms, and
 * the points of an inspection, are unknown: the whole area counts as rooms, the rest not at all.
 */
export function wwsRentsOf(units: readonly Unit[], wws: WwsNorms): WwsRents {
  const dwellings = units.filter(({ addressObjectData }) =>
    dwellingTypes.includes(addressObjectData.vtwType),
  );
  const rents = dwellings.flatMap(unit => rentOf(unit, wws) ?? []);
  const { year, source } = wws;
  return { year, source, dwellings: rents, withoutArea: dwellings.length - rents.length };
}

/** Without WOZ value or energielabel the points are too low to be meaningful. */
function segmentOf(
  points: number,
  assumed: readonly string[],
  { segments: { low, middle } }: WwsNorms,
): (typeof wwsSegments)[number] | null {
  if (assumed.includes('no-woz') || assumed.includes('no-label')) return null;
  if (points <= low) return 'low';
  return points <= middle ? 'middle' : 'free';
}

/** The facts that points and rent of a dwelling are read from. */
export type WwsFacts = Parameters<typeof fullAddress>[0] &
  Pick<
    AddressObjectData,
    'oppervlakte' | 'vtwType' | 'energielabel' | 'bouwjaar' | 'wozValue' | 'annualRent'
  >;

/** Points and maximum rent of one dwelling; null without an area. */
export function rentOf(
  { id, addressObjectData }: { id: string; addressObjectData: WwsFacts },
  norms: WwsNorms,
): WwsDwellingRent | null {
  const { oppervlakte, vtwType, energielabel, bouwjaar, wozValue, annualRent } = addressObjectData;
  if (oppervlakte === null) return null;
  const { parts, total, uncapped, maxRent, assumed } = wwsOf(
    {
      kind: vtwType === 'appartement' ? 'flat' : 'house',
      rooms: oppervlakte,
      otherSpaces: 0,
      heatedRooms: 0,
      outdoor: null,
      energielabel,
      bouwjaar,
      woz: wozValue,
      inspected: 0,
    },
    norms,
  );
  const segment = segmentOf(total, assumed, norms);
  return {
    unitId: id,
    address: fullAddress(addressObjectData),
    parts: parts.map(({ part, points, terms }) => ({
      part,
      points,
      terms: terms.map(({ amount, times }) => ({ amount, times })),
    })),
    points: total,
    uncapped,
    maxRent,
    contractRent: annualRent === null ? null : annualRent / 12,
    regulated: segment === null ? null : segment !== 'free',
    segment,
    assumed: ['all-area-rooms', 'not-inspected', ...assumed],
  };
}
