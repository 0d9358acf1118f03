import { type AddressSuggestion, fullAddress, type RealEstateObject } from '@kavel/contracts';
import { objectById } from '../store/queries/objects';
import { addressesOfPostcode, addressesOnStreets } from '../store/queries/suggestions';
import type { Snapshot } from '../store/snapshot';
import { readQuery } from './read-query';
import { streetIndexOf } from './street-index';

/** Streets that are looked into for addresses. */
const streetLimit = 12;

/** Addresses that begin like the text, best first: by id, by postcode with number, or by street. */
export async function suggestAddresses(
  snapshot: Snapshot,
  text: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  return (await find(snapshot, text, limit)).map(toSuggestion);
}

export function toSuggestion(object: RealEstateObject): AddressSuggestion {
  const { objectId, vtwType, oppervlakte, lon, lat, fictional } = object;
  return { objectId, vtwType, oppervlakte, lon, lat, fictional, address: fullAddress(object) };
}

async function find(snapshot: Snapshot, text: string, limit: number): Promise<RealEstateObject[]> {
  const query = readQuery(text);
  if (query.objectId) {
    const object = await objectById(snapshot, query.objectId);
    return object ? [object] : [];
  }
  if (query.postcode) {
    const found = await addressesOfPostcode(snapshot, query.postcode, query, limit);
    if (found.length > 0 || query.streetWords.length === 0) return found;
  }
  if (query.streetWords.length === 0) return [];
  const index = await streetIndexOf(snapshot);
  const hits = index.search(query.streetWords, query.placeWords, streetLimit);
  if (hits.length === 0) return [];
  return addressesOnStreets(
    snapshot,
    hits.map(hit => hit.street),
    query,
    limit,
  );
}
