import type { OwnSaleCells, OwnSaleReading } from '@kavel/contracts/transactions';
import fc from 'fast-check';
import { type Matches, planDelivery, readRows, saleKey } from './plan-delivery';

const reading: OwnSaleReading = { propertyType: 'koop', rentPer: 'month', today: '2026-11-23' };
const objectId = (number: number) => String(number).padStart(16, '0');
type Match = [string, { outcome: 'matched' | 'ambiguous'; objectId: string | null; address: string | null }];
const matched = [1, 2, 3].map(
  (number): Match => [
    `Dorpsstraat ${number}`,
    { outcome: 'matched', objectId: objectId(number), address: `Dorpsstraat ${number}, Proefdorp` },
  ],
);
const matches: Matches = new Map([
  ...matched,
  ['Kerkweg 1', { outcome: 'ambiguous', objectId: null, address: null }],
]);
const plan = (rows: OwnSaleCells[], known: ReadonlySet<string> = new Set()) =>
  planDelivery(
    readRows(
      rows.map((cells, at) => ({ line: at + 2, cells })),
      reading,
    ),
    matches,
    known,
  );
const row = (address: string, price = '300.000'): OwnSaleCells => ({ address, price, date: '01-02-2026' });

test('rows without an object, and duplicates of an earlier row, are rejected with a reason', () => {
  const { results, counts, sales } = plan([
    row('Dorpsstraat 1'),
    row('Nergensweg 1'),
    row('Kerkweg 1'),
    row('Dorpsstraat 1'),
    row('Dorpsstraat 1', '310.000'),
    { address: 'Dorpsstraat 2' },
  ]);
  expect(results.map(({ outcome, problems }) => [outcome, problems.map(({ problem }) => problem)])).toEqual([
    ['accepted', []],
    ['rejected', ['address-not-found']],
    ['rejected', ['address-ambiguous']],
    ['rejected', ['repeated']],
    ['accepted', []],
    ['rejected', ['missing', 'missing']],
  ]);
  expect(counts).toEqual({ accepted: 2, known: 0, rejected: 4 });
  expect(sales).toEqual([
    expect.objectContaining({ objectId: objectId(1), amount: 300_000, facts: {} }),
    expect.objectContaining({ objectId: objectId(1), amount: 310_000 }),
  ]);
});

test('stored sales are known, and importing any file a second time stores nothing', () => {
  const file = fc.array(
    fc.record({
      address: fc.constantFrom('Dorpsstraat 1', 'Dorpsstraat 2', 'Dorpsstraat 3', 'Kerkweg 1', ''),
      price: fc.constantFrom('300.000', '310.000', 'onbekend'),
      date: fc.constantFrom('01-02-2026', '2026-02-02', '03-02-2027'),
      propertyType: fc.constantFrom('koop', 'huur', ''),
    }),
  );
  fc.assert(
    fc.property(file, rows => {
      const first = plan(rows);
      expect(first.counts.accepted + first.counts.rejected).toBe(rows.length);
      expect(new Set(first.sales.map(saleKey)).size).toBe(first.counts.accepted);
      const second = plan(rows, new Set(first.sales.map(saleKey)));
      expect(second.counts).toEqual({
        accepted: 0,
        known: first.counts.accepted,
        rejected: first.counts.rejected,
      });
    }),
  );
});
