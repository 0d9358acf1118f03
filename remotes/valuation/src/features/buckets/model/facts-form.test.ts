import { madeUpUnit, unitId } from '../../../testing/made-up';
import { changedFacts, factsFormOf, wrongFigures } from './facts-form';

const form = factsFormOf(
  madeUpUnit(unitId(1), { oppervlakte: null, bouwjaar: 1980, energielabel: null }).addressObjectData,
);

test('only what was filled in is sent, with figures as numbers', () => {
  const filled = { ...form, oppervlakte: '85,5', energielabel: 'B', annualRent: '12000', vtwType: 'winkel' };
  expect(changedFacts(form, { ...filled, gebruiksdoel: 'winkelfunctie' })).toEqual({
    oppervlakte: 85.5,
    energielabel: 'B',
    annualRent: 12_000,
    vtwType: 'winkel',
    gebruiksdoelen: ['winkelfunctie'],
  });
  expect(changedFacts(form, form)).toEqual({});
});

test('an emptied figure is unknown', () => {
  expect(changedFacts(form, { ...form, bouwjaar: ' ' })).toEqual({ bouwjaar: null });
});

test.each([
  ['oppervlakte', '0'],
  ['oppervlakte', 'groot'],
  ['bouwjaar', '85'],
  ['bouwjaar', '1980,5'],
  ['annualRent', '-1'],
] as const)('%s cannot be %s', (field, text) => {
  expect(wrongFigures({ ...form, [field]: text })).toEqual([field]);
});
