import type { Transaction } from '@kavel/contracts/transactions';
import { choiceLimits, type OwnReference, ownReferenceLimits } from '@kavel/contracts/valuations';

const { price, oppervlakte } = ownReferenceLimits;

/** A reference needs a price per m². */
export function canBeReference(transaction: Transaction): boolean {
  const { area } = transaction;
  return (
    transaction.propertyType === 'koop' &&
    transaction.price >= price.min &&
    transaction.price <= price.max &&
    area !== null &&
    area >= oppervlakte.min &&
    area <= oppervlakte.max
  );
}

/** The transaction as an own reference of a unit. */
export function ownReferenceOf(transaction: Transaction, id: string, note: string): OwnReference {
  return {
    id,
    address: transaction.address.slice(0, 200),
    transactionDate: transaction.date,
    price: transaction.price,
    oppervlakte: transaction.area ?? 0,
    bouwjaar: transaction.year,
    energielabel: transaction.energielabel,
    lon: transaction.lon,
    lat: transaction.lat,
    note: note.trim().slice(0, choiceLimits.text),
  };
}
