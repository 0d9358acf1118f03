import type { AddressSuggestion } from '@kavel/contracts';
import { chooseSuggestion } from './choose-suggestion';

function suggestion(address: string): AddressSuggestion {
  return {
    objectId: '0200010000000001',
    address,
    vtwType: 'eengezinswoning',
    oppervlakte: 90,
    lon: 5.96,
    lat: 52.23,
    fictional: false,
  };
}

const house = suggestion('Anklaarseweg 129, 7323 AA Apeldoorn');
const neighbour = suggestion('Anklaarseweg 129A-2, 7323 AA Apeldoorn');

test('a single suggestion is chosen', () => {
  expect(chooseSuggestion('7323aa 129', [house])).toBe(house);
});

test('a full address is chosen regardless of spacing and case', () => {
  expect(chooseSuggestion('anklaarseweg 129 7323aa apeldoorn', [neighbour, house])).toBe(house);
});

test('an ambiguous text is not resolved', () => {
  expect(chooseSuggestion('7323AA 129', [house, neighbour])).toBeNull();
  expect(chooseSuggestion('7323AA 129', [])).toBeNull();
});
