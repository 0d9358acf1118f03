import type { Reference } from '@kavel/contracts';
import { publicComparable } from './explained-estimate';

const reference: Reference = {
  id: '1',
  objectId: '0200010000130331',
  address: 'Anklaarseweg 129A-2, 7323 AA Apeldoorn',
  vtwType: 'eengezinswoning',
  transactionDate: '2026-03-17',
  price: 412_345,
  oppervlakte: 118,
  bouwjaar: 1988,
  energielabel: 'C',
  lon: 5.96012,
  lat: 52.23087,
  distance: 143,
  indexation: 0.02,
  adjustment: 0.01,
  adjustedPrice: 424_800,
  weight: 0.12,
  fictional: false,
};

test('a comparable shown to everybody names no house, day or exact price', () => {
  expect(publicComparable(reference)).toEqual({
    street: 'Anklaarseweg, Apeldoorn',
    month: '2026-03',
    price: 412_000,
    adjustedPrice: 425_000,
    oppervlakte: 118,
    bouwjaar: 1988,
    energielabel: 'C',
    distance: 140,
    weight: 0.12,
    lon: 5.96,
    lat: 52.231,
    fictional: false,
  });
});

test.each([
  ['Plein 1940 12, 1000 AA Stad', 'Plein, Stad'],
  ['2e Weteringlaan 5 hoog, Stad', '2e Weteringlaan, Stad'],
  ['', ''],
])('the street of %s is %s', (address, street) => {
  expect(publicComparable({ ...reference, address }).street).toBe(street);
});
