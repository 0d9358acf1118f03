import { missingFacts as counted } from '@kavel/contracts/units';
import { madeUpUnit, unitId } from '../../../testing/made-up';
import { changedFacts, factsFormOf, wrongFigures } from './facts-form';
import { missingFacts } from './missing-facts';

const form = factsFormOf(
  madeUpUnit(unitId(1), { oppervlakte: null, bouwjaar: 1980, energielabel: null }).addressObjectData,
);

test('only what was filled in is sent, with figures as numbers', () => {
  const filled = {
    ...form,
    oppervlakte: '85,5',
    energielabel: 'B',
    annualRent: '12000',
    vtwType: 'winkel',
    leaseEnd: '2028-12-31',
  };
  expect(changedFacts(form, { ...filled, gebruiksdoel: 'winkelfunctie' })).toEqual({
    oppervlakte: 85.5,
    energielabel: 'B',
    annualRent: 12_000,
    leaseEnd: '2028-12-31',
    vtwType: 'winkel',
    gebruiksdoelen: ['winkelfunctie'],
  });
  expect(changedFacts(form, form)).toEqual({});
});

test('every fact that a portfolio counts as missing is asked for here, the end of a lease where no leases are kept', () => {
  const unit = madeUpUnit(unitId(1), {
    ...{ oppervlakte: null, bouwjaar: null, energielabel: null, annualRent: null, leaseEnd: null },
  });
  const missing = missingFacts(unit);
  expect(missing).toHaveLength(counted.length);
  expect(Object.keys(form)).toEqual(expect.arrayContaining(missing));
  const withLeases = { ...unit, addressObjectData: { ...unit.addressObjectData, leases: [] } };
  expect(missingFacts(withLeases)).toEqual(missing.filter(fact => fact !== 'leaseEnd'));
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
