import type { LeaseRows } from '@kavel/contracts/leases';
import { partsOf } from './lease-parts';

const fileOf = (count: number, cell: string): LeaseRows => ({
  columns: ['address'],
  lines: Array.from({ length: count }, (_, at) => at + 2),
  rows: Array.from({ length: count }, () => [cell]),
});

test('a file of a few rows is one part, a long one several, in order and without a loss', () => {
  expect(partsOf(fileOf(3, 'x'))).toEqual([fileOf(3, 'x')]);
  const parts = partsOf(fileOf(60_000, 'x'));
  expect(parts.map(({ rows }) => rows.length)).toEqual([25_000, 25_000, 10_000]);
  expect(parts.flatMap(({ lines }) => lines)).toEqual(fileOf(60_000, 'x').lines);
});

test('long cells make shorter parts', () => {
  const parts = partsOf(fileOf(20_000, 'x'.repeat(300)));
  expect(parts.length).toBe(2);
});
