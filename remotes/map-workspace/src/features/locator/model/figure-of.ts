import type { LocatorObject, LocatorRangeKey } from '@kavel/contracts/locator';

/** Value of an object for a range; null when unknown. */
export function figureOf(object: LocatorObject, key: LocatorRangeKey): number | null {
  if (key === 'area') return object.oppervlakte;
  return key === 'year' ? object.bouwjaar : object[key];
}
