import type { Snapshot } from '@kavel/catalogue';
import { objectById } from '@kavel/catalogue';
import { type AddressSuggestion, fullAddress } from '@kavel/contracts';
import { addressBookOf } from './address-book';
import type { FoundAddress } from './found-address';
import { byHouse, byStreetAndHouse } from './rank';
import { type AddressQuery, readQuery } from './read-query';
import { streetIndexOf } from './street-index';

/** Number of streets searched for addresses. */
const streetLimit = 12;
const wholePostcode = 6;

type Suggested = Omit<FoundAddress, 'suffixKey'>;

/** Addresses that start with the text, best first: by id, by postcode with number, or by street. */
export async function suggestAddresses(
  snapshot: Snapshot,
  text: string,
  limit: number,
): Promise<AddressSuggestion[]> {
  return (await find(snapshot, readQuery(text), limit)).map(toSuggestion);
}

export function toSuggestion(object: Suggested): AddressSuggestion {
  const { objectId, vtwType, oppervlakte, lon, lat, fictional } = object;
  return { objectId, vtwType, oppervlakte, lon, lat, fictional, address: fullAddress(object) };
}

async function find(snapshot: Snapshot, query: AddressQuery, limit: number): Promise<Suggested[]> {
  if (query.objectId) {
    const object = await objectById(snapshot, query.objectId);
    return object ? [object] : [];
  }
  if (query.postcode) {
    const found = await findByPostcode(snapshot, query.postcode, query, limit);
    if (found.length > 0) return found;
  }
  return query.streetWords.length > 0 ? findByStreet(snapshot, query, limit) : [];
}

async function findByPostcode(
  snapshot: Snapshot,
  postcode: string,
  query: AddressQuery,
  limit: number,
): Promise<Suggested[]> {
  const book = await addressBookOf(snapshot);
  if (postcode.length < wholePostcode) {
    const found = await book.ofPostcode(postcode, query.huisnummer, limit);
    return found.slice(0, limit);
  }
  const found = await book.ofPostcode(postcode, query.huisnummer, Number.POSITIVE_INFINITY);
  return found.sort(byHouse(query)).slice(0, limit);
}

async function findByStreet(snapshot: Snapshot, query: AddressQuery, limit: number): Promise<Suggested[]> {
  const index = await streetIndexOf(snapshot);
  const streets = index.search(query.streetWords, query.placeWords, streetLimit).map(hit => hit.street);
  if (streets.length === 0) return [];
  const book = await addressBookOf(snapshot);
  const found = await book.onStreets(streets, query.huisnummer, limit);
  return byStreetAndHouse(found, streets, query, limit);
}
