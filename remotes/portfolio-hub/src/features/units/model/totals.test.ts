import { unitFixture } from '../../../testing/unit-fixture';
import { composition, labelMix, totalsOf } from './totals';

const units = [
  unitFixture(1, { oppervlakte: 100, energielabel: 'A+', annualRent: 12_000, vtwType: 'kantoor' }),
  unitFixture(2, { oppervlakte: null, energielabel: 'C', annualRent: null, vtwType: 'kantoor' }),
  unitFixture(3, { oppervlakte: 300, energielabel: 'D', annualRent: 8_500, vtwType: 'winkel' }),
  unitFixture(4, { oppervlakte: 0.5, energielabel: null, annualRent: 0, vtwType: 'winkel' }),
];

test('sums what is known and counts what is not', () => {
  expect(totalsOf(units)).toEqual({
    units: 4,
    area: 400.5,
    withoutArea: 1,
    annualRent: 20_500,
    withRent: 3,
    labelled: 3,
    labelCOrBetter: 2,
  });
});

test('shares go by area, largest first', () => {
  const [first, second] = composition(units);
  expect(first).toMatchObject({ vtwType: 'winkel', units: 2, area: 300.5 });
  expect(first?.share).toBeCloseTo(300.5 / 400.5);
  expect(second?.share).toBeCloseTo(100 / 400.5);
});

test('without any area the shares go by number', () => {
  const unmeasured = [1, 2, 3].map(n =>
    unitFixture(n, { oppervlakte: null, vtwType: n === 1 ? 'zorg' : 'winkel' }),
  );
  expect(composition(unmeasured).map(part => [part.vtwType, part.share])).toEqual([
    ['winkel', 2 / 3],
    ['zorg', 1 / 3],
  ]);
});

test('nothing has no parts', () => {
  expect(composition([])).toEqual([]);
});

test('labels go from best to worst, units without one last', () => {
  expect(labelMix([...units, unitFixture(5, { energielabel: 'C' })])).toEqual([
    { label: 'A+', units: 1 },
    { label: 'C', units: 2 },
    { label: 'D', units: 1 },
    { label: null, units: 1 },
  ]);
});
