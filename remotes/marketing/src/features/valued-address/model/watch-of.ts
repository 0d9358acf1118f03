import { dwellingTypes, type RealEstateObject, streetAddress } from '@kavel/contracts';
import type { NewSavedSearch } from '@kavel/contracts/saved-searches';

/** Share by which a sale may be smaller or larger. */
const band = 0.25;

/**
 * A watched search for sales like this object in its municipality, as the transactions page keeps them. Null without a
 * municipality: a search of the whole country tells nothing of one address.
 */
export function watchOf(object: RealEstateObject, name: (address: string) => string): NewSavedSearch | null {
  const { gemeentecode, oppervlakte, vtwType } = object;
  if (!gemeentecode) return null;
  const category = dwellingTypes.includes(vtwType) ? 'wonen' : 'commercieel';
  const area = oppervlakte
    ? { min: Math.floor(oppervlakte * (1 - band)), max: Math.ceil(oppervlakte * (1 + band)) }
    : null;
  const address = new URLSearchParams({
    ...(category === 'wonen' ? {} : { 't.category': category }),
    't.type': 'koop',
    't.gm': gemeentecode.slice(2),
    ...(area ? { 't.area': `${area.min}-${area.max}` } : {}),
  });
  return {
    kind: 'transactions',
    name: name(streetAddress(object)),
    address: address.toString(),
    criteria: {
      category,
      propertyType: 'koop',
      municipalities: [gemeentecode],
      ...(area ? { ranges: { area } } : {}),
    },
    watched: true,
  };
}
