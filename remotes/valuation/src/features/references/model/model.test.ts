import type { AddressBuckets } from '@kavel/contracts';
import { madeUpReference, madeUpResult, madeUpUnit } from '../../../testing/made-up';
import { bucketTotals } from './bucket-totals';
import { mergeResults, referencesOf } from './merge-answer';
import { olderThanAYear } from './older-references';
import { pendingUnits } from './pending-units';
import { byUnit, outcomeOf } from './unit-outcome';

const bucket = (name: string, unitIds: string[]) => ({ name, reason: null, unitIds });
const buckets: AddressBuckets = { kantoor: bucket('Kantoor', ['a', 'b']), winkel: bucket('Winkel', ['c']) };
const units = [madeUpUnit('a'), madeUpUnit('b'), madeUpUnit('c')];
const start = { valueDate: '2026-11-21', units, buckets, results: byUnit([]), unvalued: new Map() };

describe('pending units', () => {
  const a = madeUpResult('a');
  const b = madeUpResult('b');

  test('are all units at first, then those without values', () => {
    expect(pendingUnits(start)).toEqual(['a', 'b', 'c']);
    expect(pendingUnits({ ...start, results: byUnit([a, b]) })).toEqual(['c']);
  });

  test('do not include a unit without oppervlakte', () => {
    const noArea = [...units.slice(0, 2), madeUpUnit('c', { oppervlakte: null })];
    expect(pendingUnits({ ...start, units: noArea })).toEqual(['a', 'b']);
  });

  test('include a unit that was moved here or valued for another date', () => {
    expect(pendingUnits({ ...start, results: byUnit([a, b, madeUpResult('c')]) })).toEqual(['c']);
    const dated = byUnit([
      a,
      madeUpResult('b', { valueDate: '2025-01-01' }),
      madeUpResult('c', { bucket: 'winkel' }),
    ]);
    expect(pendingUnits({ ...start, results: dated })).toEqual(['b']);
  });

  test('do not include a unit that the model refused', () => {
    const unvalued = new Map([['c', 'no-references' as const]]);
    expect(pendingUnits({ ...start, results: byUnit([a, b]), unvalued })).toEqual([]);
  });
});

test('a unit has a value, or the reason why not', () => {
  const results = byUnit([madeUpResult('a')]);
  expect(outcomeOf(madeUpUnit('a'), results, new Map())).toMatchObject({
    kind: 'valued',
    result: { value: 601_000 },
  });
  expect(outcomeOf(madeUpUnit('b', { oppervlakte: null }), results, new Map())).toMatchObject({
    reason: 'no-area',
  });
  expect(outcomeOf(madeUpUnit('b'), results, new Map([['b', 'no-references']]))).toMatchObject({
    reason: 'no-references',
  });
  expect(outcomeOf(madeUpUnit('b'), results, new Map())).toMatchObject({ reason: 'not-yet' });
});

test('a response replaces its own units only, and removes the value of refused ones', () => {
  const answer = {
    revision: 1,
    references: { a: [madeUpReference('new')] },
    valuationResults: [madeUpResult('a', { value: 1 })],
    unvalued: [{ unitId: 'b', reason: 'no-references' as const }],
  };
  const results = mergeResults([madeUpResult('a'), madeUpResult('b'), madeUpResult('c')], answer);
  expect(results.map(({ unitId, value }) => [unitId, value])).toEqual([
    ['c', 601_000],
    ['a', 1],
  ]);
  expect([...referencesOf(answer)]).toEqual([
    ['a', [madeUpReference('new')]],
    ['b', []],
  ]);
});

test('totals count the valued units only', () => {
  const results = byUnit([madeUpResult('a', { value: 100 }), madeUpResult('c', { value: 7 })]);
  expect(bucketTotals(buckets, results).map(({ key, valued, value }) => [key, valued, value])).toEqual([
    ['kantoor', 1, 100],
    ['winkel', 1, 7],
  ]);
});

test('older than a year is counted by the day', () => {
  const dated = (transactionDate: string) => madeUpReference(transactionDate, { transactionDate });
  const older = olderThanAYear([dated('2025-11-20'), dated('2025-11-21'), dated('2026-01-01')], '2026-11-21');
  expect(older.map(({ id }) => id)).toEqual(['2025-11-20']);
});
