import type { FoundAddress } from './found-address';
import { byHouse } from './rank';

function house(huisnummer: number, suffixKey = ''): FoundAddress {
  return { huisnummer, suffixKey, objectId: `${huisnummer}${suffixKey}` } as FoundAddress;
}

const ordered = (houses: FoundAddress[], huisnummer: number | null, suffix = '') =>
  houses.sort(byHouse({ huisnummer, suffix })).map(({ objectId }) => objectId);

it('without a number, houses are in natural order, letters and additions after their number', () => {
  const houses = [
    house(10),
    house(2),
    house(1, 'A'),
    house(10, '2'),
    house(1),
    house(1, 'B'),
    house(10, '10'),
  ];
  expect(ordered(houses, null)).toEqual(['1', '1A', '1B', '2', '10', '102', '1010']);
});

it('the typed number comes before longer ones, and the typed suffix before others', () => {
  const houses = [house(10), house(1, 'B'), house(1), house(1, 'A')];
  expect(ordered([...houses], 1)).toEqual(['1', '1A', '1B', '10']);
  expect(ordered([...houses], 1, 'B')).toEqual(['1B', '1', '1A', '10']);
});
