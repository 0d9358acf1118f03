import { type RealEstateObject, streetAddress } from '@kavel/contracts';

export type UnitPlace = Pick<
  RealEstateObject,
  'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
> & { id: string; objectId: string };

export type UnitMatch = { unit: UnitPlace } | { problem: 'unit-not-found' | 'unit-ambiguous' };

/**
 * Finds units of one portfolio by BAG id, by an address in any usual order of its parts, or by postcode and number. Case,
 * spaces, signs and accents do not matter.
 */
export function unitMatcher(units: readonly UnitPlace[]): (place: string) => UnitMatch {
  const byId = new Map(units.map(unit => [unit.objectId, unit]));
  let byAddress: ReturnType<typeof unitsByAddress> | undefined;
  return place => {
    const known = byId.get(place);
    if (known !== undefined) return { unit: known };
    byAddress ??= unitsByAddress(units);
    const unit = byAddress.get(keyOf(place));
    if (unit === undefined) return { problem: 'unit-not-found' };
    return unit === null ? { problem: 'unit-ambiguous' } : { unit };
  };
}

/** Made when the first place is not a BAG id: most files have nothing else. Null: several units are written like this. */
function unitsByAddress(units: readonly UnitPlace[]): Map<string, UnitPlace | null> {
  const byKey = new Map<string, UnitPlace | null>();
  for (const unit of units)
    for (const key of new Set(keysOf(unit))) byKey.set(key, byKey.has(key) ? null : unit);
  return byKey;
}

function keysOf(unit: UnitPlace): string[] {
  const street = streetAddress(unit);
  const { postcode, woonplaats, huisnummer, huisletter, huisnummertoevoeging } = unit;
  const number = [huisnummer, huisletter, huisnummertoevoeging].join('');
  const written = [street, `${street}${woonplaats}`];
  if (postcode !== null)
    written.push(`${street}${postcode}${woonplaats}`, `${street}${postcode}`, `${postcode}${number}`);
  return written.map(keyOf);
}

const keyOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
