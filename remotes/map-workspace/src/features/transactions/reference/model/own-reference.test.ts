import { madeUpTransaction } from '@kavel/contracts/testing';
import { ownReferenceSchema } from '@kavel/contracts/valuations';
import { canBeReference, ownReferenceOf } from './own-reference';

const id = '5f0c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21';

test('a sale with an area becomes a reference with its fields', () => {
  const own = ownReferenceOf(madeUpTransaction(1), id, ' Zelfde bouwstroom ');
  expect(own).toMatchObject({
    id,
    transactionDate: '2026-05-12',
    price: 300_001,
    oppervlakte: 100,
    bouwjaar: 1_985,
    energielabel: 'B',
    note: 'Zelfde bouwstroom',
  });
  expect(ownReferenceSchema.parse(own)).toEqual(own);
});

test('a letting, and a sale without area or price, cannot be a reference', () => {
  const sale = madeUpTransaction(1);
  expect(canBeReference(sale)).toBe(true);
  expect(canBeReference({ ...sale, propertyType: 'huur' })).toBe(false);
  expect(canBeReference({ ...sale, area: null })).toBe(false);
  expect(canBeReference({ ...sale, price: 1 })).toBe(false);
});
