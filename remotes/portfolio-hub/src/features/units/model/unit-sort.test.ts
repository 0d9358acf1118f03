import { unitFixture } from '../../../testing/unit-fixture';
import { rowOfUnit, type UnitRow } from './unit-row';
import { sortUnits, type UnitSorting } from './unit-sort';

const rows = [
  rowOfUnit(unitFixture(1, { annualRent: null, energielabel: 'C', leaseEnd: '2031-01-01' })),
  rowOfUnit(unitFixture(2, { annualRent: 900, energielabel: null, leaseEnd: '2030-06-30' })),
  rowOfUnit(unitFixture(3, { annualRent: 12_000, energielabel: 'A++', leaseEnd: null })),
  rowOfUnit(unitFixture(10, { annualRent: 900, energielabel: 'B', leaseEnd: '2030-06-30' })),
];
const numbered = (index: number) => rowOfUnit(unitFixture(index));
const numbers = rows.map((_, index) => index);

const orderBy = (key: NonNullable<UnitSorting>['key'], descending = false) => {
  const sorted = sortUnits(rows, { key, descending });
  return sorted.map(row => rows.indexOf(row));
};

test('without an order the rows stay as they are', () => {
  expect(sortUnits(rows, null)).toBe(rows);
});

test('figures sort by size, unknown values last in both directions, equal rows keep their order', () => {
  expect(orderBy('rent')).toEqual([1, 3, 2, 0]);
  expect(orderBy('rent', true)).toEqual([2, 1, 3, 0]);
});

test('dates and labels sort by meaning, house numbers as numbers', () => {
  expect(orderBy('leaseEnd')).toEqual([1, 3, 0, 2]);
  expect(orderBy('leaseEnd', true)).toEqual([0, 1, 3, 2]);
  expect(orderBy('label')).toEqual([2, 3, 0, 1]);
  expect(orderBy('address')).toEqual(numbers);
  expect(orderBy('address', true)).toEqual(numbers.toReversed());
});

test('own columns sort by kind: numbers by size, days by date, numbers in texts by size, empty last', () => {
  const [text, figure, day, choice] = ['text', 'figure', 'day', 'choice'] as const;
  const ownRows: UnitRow[] = [
    { ...numbered(0), own: { [text]: 'Blok 10', [figure]: 9, [day]: '2024-01-02', [choice]: 'Zuid' } },
    { ...numbered(1), own: {} },
    { ...numbered(2), own: { [text]: 'blok 2', [figure]: -1.5, [day]: '2023-12-31', [choice]: 'noord' } },
    { ...numbered(3), own: { [text]: 'Àchter 3', [figure]: 10, [day]: '2024-01-02', [choice]: 'Oost' } },
  ];
  const order = (id: string, descending = false) =>
    sortUnits(ownRows, { key: `own.${id}`, descending }).map(row => ownRows.indexOf(row));
  expect(order(text)).toEqual([3, 2, 0, 1]);
  expect(order(text, true)).toEqual([0, 2, 3, 1]);
  expect(order(figure)).toEqual([2, 0, 3, 1]);
  expect(order(figure, true)).toEqual([3, 0, 2, 1]);
  expect(order(day)).toEqual([2, 0, 3, 1]);
  expect(order(choice)).toEqual([2, 3, 0, 1]);
  expect(order('gone')).toEqual([0, 1, 2, 3]);
});
