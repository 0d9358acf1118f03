import { unitFixture } from '../../../testing/unit-fixture';
import { filterUnits, hiddenDemands, noFilter, readFilter, writeFilter } from './unit-filter';
import { rowOfUnit } from './unit-row';
import { sortUnits } from './unit-sort';

const rows = [
  unitFixture(10, { oppervlakte: 100, annualRent: 12_000, leaseEnd: '2027-01-01', straat: 'Één Straat' }),
  unitFixture(2, { oppervlakte: null, energielabel: null, vtwType: 'winkel' }),
  unitFixture(1, { oppervlakte: 300, energielabel: 'A', annualRent: 5_000, leaseEnd: '2031-06-30' }),
].map(unit => rowOfUnit(unit));

const left = (changed: Partial<typeof noFilter>) =>
  filterUnits(rows, { ...noFilter, ...changed }).map(row => row.address);

test('an empty filter returns the same array', () => {
  expect(filterUnits(rows, noFilter)).toBe(rows);
});

test.each([
  [{ text: 'een STRAAT' }, ['Één Straat 10']],
  [{ text: '7316aa ankl' }, ['Anklaarseweg 2', 'Anklaarseweg 1']],
  [{ types: ['winkel' as const] }, ['Anklaarseweg 2']],
  [{ labels: ['none' as const, 'A' as const] }, ['Anklaarseweg 2', 'Anklaarseweg 1']],
  [{ area: { min: 100, max: 100 } }, ['Één Straat 10']],
  [{ rent: { min: null, max: 5_000 } }, ['Anklaarseweg 1']],
  [{ leaseEndsBy: '2027-01-01' }, ['Één Straat 10']],
  [{ missing: ['area' as const, 'rent' as const] }, ['Anklaarseweg 2']],
])('%j returns %j', (changed, addresses) => {
  expect(left(changed)).toEqual(addresses);
});

test('an address keeps the filter, and nothing for an empty one', () => {
  const filter = {
    ...noFilter,
    text: 'kade & gracht',
    types: ['kantoor' as const],
    labels: ['A+' as const, 'none' as const],
    year: { min: 1900, max: null },
    leaseEndsBy: '2030-12-31',
    missing: ['rent' as const],
    outdated: ['data-newer' as const],
    tags: ['7a1b3c5d-0000-4000-8000-0000000000a1'],
    own: [
      { columnId: '7a1b3c5d-0000-4000-8000-0000000000c1', choices: ['Noord'] },
      { columnId: '7a1b3c5d-0000-4000-8000-0000000000c2', min: 3, from: '2020-01-01', text: 'x' },
    ],
  };
  const address = new URLSearchParams('unit=1');
  writeFilter(address, filter);
  expect(readFilter(new URLSearchParams(address.toString()))).toEqual(filter);
  expect(hiddenDemands(filter)).toBe(8);
  writeFilter(address, noFilter);
  expect(address.toString()).toBe('unit=1');
});

test('invalid filters in an address are ignored', () => {
  expect(
    readFilter(
      new URLSearchParams('type=villa&area=x-y&lease=soon&label=Z&tag=1&own=[{"columnId":1}]&outdated=old'),
    ),
  ).toEqual(noFilter);
});

test('house numbers sort numerically, and unknown values are last in both directions', () => {
  const sorted = (key: 'address' | 'area', descending: boolean) =>
    sortUnits(rows, { key, descending }).map(row => row.address);
  expect(sorted('address', false)).toEqual(['Anklaarseweg 1', 'Anklaarseweg 2', 'Één Straat 10']);
  expect(sorted('area', true)).toEqual(['Anklaarseweg 1', 'Één Straat 10', 'Anklaarseweg 2']);
  expect(sorted('area', false).at(-1)).toBe('Anklaarseweg 2');
});
