import type { Unit } from '@kavel/contracts';
import { matchingUnits } from './matching-units';

function unitAt(straat: string, huisnummer: number, woonplaats: string): Unit {
  const address = { straat, huisnummer, huisletter: null, huisnummertoevoeging: null };
  return {
    id: `${straat} ${huisnummer} ${woonplaats}`,
    addressObjectData: { ...address, postcode: '7323AA', woonplaats },
  } as Unit;
}
const units = [
  unitAt('Crêpehof', 1, 'Apeldoorn'),
  unitAt('Dorpsstraat', 12, 'Apeldoorn'),
  unitAt('Dorpsstraat', 12, 'Beekbergen'),
];
const found = (text: string, limit = 10) => matchingUnits(units, text, limit).map(({ id }) => id);

test.each([
  ['crepe', ['Crêpehof 1 Apeldoorn']],
  ['12 dorps', ['Dorpsstraat 12 Apeldoorn', 'Dorpsstraat 12 Beekbergen']],
  ['Dorpsstraat 12, 7323 AA Beekbergen', ['Dorpsstraat 12 Beekbergen']],
  ['7323aa hof', ['Crêpehof 1 Apeldoorn']],
  ['kade', []],
  [' ', []],
])('%j finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('returns at most the requested number', () => {
  expect(found('apeldoorn', 1)).toEqual(['Crêpehof 1 Apeldoorn']);
});
