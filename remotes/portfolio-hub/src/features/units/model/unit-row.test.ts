import type { AddressSuggestion } from '@kavel/contracts';
import { tableOf, unitFixture } from '../../../testing/unit-fixture';
import { filterUnits, noFilter } from './unit-filter';
import { rowOfUnit, rowsOf, withPending } from './unit-row';

const suggestionOf = (objectId: string): AddressSuggestion => ({
  objectId,
  address: 'Dorpsstraat 1, 7300 AA Apeldoorn',
  vtwType: 'winkel',
  oppervlakte: 80,
  lon: 5.9,
  lat: 52.2,
  fictional: false,
});

test('a table by column and whole units give the same rows', () => {
  const units = [unitFixture(7, { huisletter: 'A', annualRent: 5 }), unitFixture(12)];
  const known = units.map(unit => rowOfUnit(unit));
  expect(rowsOf(tableOf(units)).map(row => ({ ...row }))).toEqual(
    known.map(row =>
      expect.objectContaining({ address: row.address, order: row.order, annualRent: row.annualRent }),
    ),
  );
});

test('a pending address comes first', () => {
  const rows = rowsOf(tableOf([unitFixture(7)]));
  const lines = withPending(rows, rows, [suggestionOf('0200010000000099')]);
  expect(lines.map(line => [line.address, line.pending])).toEqual([
    ['Dorpsstraat 1, 7300 AA Apeldoorn', true],
    ['Anklaarseweg 7', undefined],
  ]);
});

test('an address that was added is not shown twice, also when the filter hides it', () => {
  const unit = unitFixture(7);
  expect(withPending([], rowsOf(tableOf([unit])), [suggestionOf(unit.objectId)])).toEqual([]);
});

test('the street is the part before the house number, also of an address whose name has a number', () => {
  const [row] = rowsOf(tableOf([unitFixture(7, { straat: 'Plein 1944', huisletter: 'A' })]));
  expect(row?.street).toBe('Plein 1944');
  expect(row?.address.slice(row.street.length)).toBe(' 7A');
});

test('a value is outdated for what holds for all values and for what changed of its unit', () => {
  const units = [unitFixture(1), unitFixture(2), unitFixture(3)];
  const rows = rowsOf({
    ...tableOf(units),
    value: [1, 2, null],
    valuation: {
      id: '7a1b3c5d-0000-4000-8000-00000000abcd',
      status: 'approved',
      valueDate: '2025-06-30',
      outdated: ['value-date-old'],
      changed: [1, 2],
    },
  });
  expect(rows.map(row => row.outdated)).toEqual([
    ['value-date-old'],
    ['facts-changed', 'value-date-old'],
    [],
  ]);
  expect(filterUnits(rows, { ...noFilter, outdated: ['facts-changed'] })).toEqual([rows[1]]);
});
