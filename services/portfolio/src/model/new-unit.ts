import type { AddressObjectData, RealEstateObject } from '@kavel/contracts';

/** What the catalogue knows of an object, with the lease still to be filled in by its owner. */
export function toAddressObjectData({ objectId: _, ...facts }: RealEstateObject): AddressObjectData {
  return { ...facts, annualRent: null, marketRent: null, leaseEnd: null, leaseBreak: null, wozValue: null };
}
