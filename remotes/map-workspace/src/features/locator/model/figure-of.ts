import type { LocatorObject, LocatorRangeKey } from '@kavel/contracts/locator';

/** What an object has for a range; null where it is not known. */
export function figureOf(object: LocatorObject, key: LocatorRangeKey): number | null {
  if (key === 'area') return object.oppervlakte;
  return key === 'year' ? object.bouwjaar : object[key];
}
