import { unitFixture } from '../../../testing/unit-fixture';
import { compositionOf, totalsOf, typeCounts } from './totals';
import { rowOfUnit } from './unit-row';

const rows = [
  unitFixture(1, {
    oppervlakte: 100,
    energielabel: 'A+',
    annualRent: 12_000,
    vtwType: 'kantoor',
    bouwjaar: 1930,
  }),
  unitFixture(2, {
    oppervlakte: null,
    energielabel: 'C',
    annualRent: null,
    vtwType: 'kantoor',
    bouwjaar: 1974,
  }),
  unitFixture(3, {
    oppervlakte: 300,
    energielabel: 'D',
    annualRent: 8_500,
    vtwType: 'winkel',
    bouwjaar: 1975,
  }),
  unitFixture(4, { oppervlakte: 0.5, energielabel: null, annualRent: 0, vtwType: 'winkel', bouwjaar: null }),
].map(unit => rowOfUnit(unit));

const told = (kind: Parameters<typeof compositionOf>[1]) =>
  compositionOf(rows, kind).map(({ key, units, amount }) => [key, units, amount]);

test('sums known values and counts unknown ones', () => {
  expect(totalsOf(rows)).toEqual({
    units: 4,
    area: 400.5,
    withoutArea: 1,
    annualRent: 20_500,
    withRent: 3,
    labelled: 3,
    labelCOrBetter: 2,
  });
});

test('types are ordered by their oppervlakte or rent, largest first', () => {
  expect(told('type')).toEqual([
    ['winkel', 2, 300.5],
    ['kantoor', 2, 100],
  ]);
  expect(told('rent')).toEqual([
    ['kantoor', 2, 12_000],
    ['winkel', 2, 8_500],
  ]);
});

test('labels are ordered from best to worst and years from old to new, unknown last', () => {
  expect(told('label')).toEqual([
    ['A+', 1, 1],
    ['C', 1, 1],
    ['D', 1, 1],
    ['none', 1, 1],
  ]);
  expect(told('year')).toEqual([
    ['-1944', 1, 1],
    ['1945-1974', 1, 1],
    ['1975-1991', 1, 1],
    ['none', 1, 1],
  ]);
});

test('a composition without any values has no parts', () => {
  expect(told('value')).toEqual([]);
  expect(compositionOf([], 'type')).toEqual([]);
});

test('types are counted, most first', () => {
  expect(typeCounts(rows.slice(1))).toEqual([
    { vtwType: 'winkel', units: 2 },
    { vtwType: 'kantoor', units: 1 },
  ]);
});
