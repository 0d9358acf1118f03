import {
  type AddressObjectData,
  dwellingTypes,
  fullAddress,
  type Unit,
  type WwsDwellingRent,
  type WwsRents,
  type wwsSegments,
} from '@kavel/contracts';
import { type WwsNorms, wwsDwelling, wwsOf } from '@kavel/engine';

/** Points and maximum rent of each dwelling, from the facts of the register and the owner (see `wwsDwelling`). */
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

/** The facts that points of a dwelling are counted from. */
export type DwellingFacts = Pick<
  AddressObjectData,
  'oppervlakte' | 'vtwType' | 'energielabel' | 'bouwjaar' | 'wozValue'
>;

/** The facts that points and rent of a dwelling are read from. */
export type WwsFacts = Parameters<typeof fullAddress>[0] &
  DwellingFacts &
  Pick<AddressObjectData, 'annualRent'>;

/** Points and maximum rent of one dwelling; null without an area. */
export function rentOf(
  { id, addressObjectData }: { id: string; addressObjectData: WwsFacts },
  norms: WwsNorms,
): WwsDwellingRent | null {
  const counted = pointsOf(addressObjectData, norms);
  if (counted === null) return null;
  const { parts, total, uncapped, maxRent, assumed, segment, regulated } = counted;
  const { annualRent } = addressObjectData;
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
    regulated,
    segment,
    assumed: ['all-area-rooms', 'not-inspected', ...assumed],
  };
}

/** Maximum rent of a regulated unit, euro a year; null where none applies. */
export function maximumRentOf(facts: DwellingFacts, norms: WwsNorms): number | 'unknown' | null {
  if (!dwellingTypes.includes(facts.vtwType)) return null;
  const { regulated = null, maxRent = 0 } = pointsOf(facts, norms) ?? {};
  if (regulated === null) return 'unknown';
  return regulated ? maxRent * 12 : null;
}

function pointsOf(
  { oppervlakte, vtwType, energielabel, bouwjaar, wozValue }: DwellingFacts,
  norms: WwsNorms,
) {
  if (oppervlakte === null) return null;
  const counted = wwsOf(
    wwsDwelling({ isFlat: vtwType === 'appartement', oppervlakte, energielabel, bouwjaar, woz: wozValue }),
    norms,
  );
  const segment = segmentOf(counted.total, counted.assumed, norms);
  return { ...counted, segment, regulated: segment === null ? null : segment !== 'free' };
}
