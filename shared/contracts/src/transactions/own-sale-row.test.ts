import fc from 'fast-check';
import { ownSaleColumns, ownSaleNumbers } from './own-sale-columns';
import { type OwnSaleReading, readOwnSaleRow } from './own-sale-row';

const reading: OwnSaleReading = { propertyType: 'koop', rentPer: 'month', today: '2026-11-23' };
const least = { address: 'Dorpsstraat 1, Proefdorp', date: '12-03-2026', price: '€ 385.000' };

test('a row with an address, a date and a price is a sale', () => {
  expect(readOwnSaleRow(least, reading)).toMatchObject({
    problems: [],
    sale: { address: least.address, date: '2026-03-12', amount: 385_000, propertyType: 'koop', thi: null },
  });
});

test('dates and dwelling types of the Kadaster are read', () => {
  const cells = { ...least, date: '20260312', woningtype: 'K' };
  expect(readOwnSaleRow(cells, reading).sale).toMatchObject({
    date: '2026-03-12',
    woningtype: 'twee-onder-een-kap',
  });
  expect(readOwnSaleRow({ ...least, date: '20261331' }, reading).problems).toEqual([
    { column: 'date', problem: 'not-a-date' },
  ]);
});

test('what is not known is no reason to reject a sale', () => {
  const cells = { ...least, woningtype: 'O', rooms: 'onbekend', energielabel: 'N.v.t.', family: 'unknown' };
  expect(readOwnSaleRow(cells, reading)).toMatchObject({
    problems: [],
    sale: { woningtype: null, rooms: null, energielabel: null, marks: null },
  });
});

test('a rent may be low, a sale not', () => {
  const low = { ...least, price: '450' };
  expect(readOwnSaleRow({ ...low, propertyType: 'huur' }, reading).sale?.amount).toBe(5_400);
  expect(readOwnSaleRow({ ...low, propertyType: 'koop' }, reading).sale).toBeNull();
});

test('rents become rents of a year, and the column decides before the file', () => {
  const rent = { ...least, price: '1.250', propertyType: 'Verhuurd' };
  expect(readOwnSaleRow(rent, reading).sale).toMatchObject({ propertyType: 'huur', amount: 15_000 });
  expect(readOwnSaleRow(rent, { ...reading, rentPer: 'year' }).sale?.amount).toBe(1_250);
  const usual = { ...reading, propertyType: 'huur' } as const;
  expect(readOwnSaleRow({ ...rent, propertyType: '' }, usual).sale?.amount).toBe(15_000);
  const sale = { ...rent, price: '125.000', propertyType: 'koop' };
  expect(readOwnSaleRow(sale, usual).sale?.amount).toBe(125_000);
});

test('postcode and number are an address', () => {
  const { address: _, ...rest } = least;
  const cells = { ...rest, postcode: '1234 AB', huisnummer: '5', toevoeging: 'a' };
  expect(readOwnSaleRow(cells, reading).sale?.address).toBe('1234 AB 5 a');
  const both = readOwnSaleRow({ ...cells, huisletter: 'a', toevoeging: '2' }, reading);
  expect(both.sale?.address).toBe('1234 AB 5 a 2');
  expect(both.sale).not.toHaveProperty('huisletter');
  expect(readOwnSaleRow({ ...rest, postcode: '1234 AB' }, reading).problems).toEqual([
    { column: 'address', problem: 'missing' },
  ]);
});

test('words of brokers are recognised, and the theoretical rent is in thousands', () => {
  const cells = {
    ...least,
    woningtype: '2-onder-1-kap',
    koopconditie: 'Kosten koper',
    energielabel: 'a+',
    thi: '36.000',
  };
  expect(readOwnSaleRow(cells, reading).sale).toMatchObject({
    woningtype: 'twee-onder-een-kap',
    koopconditie: 'k.k.',
    energielabel: 'A+',
    thi: 36,
  });
});

test('marks of the deed are kept for sales, and mean nothing for rents', () => {
  const marked = { ...least, family: 'Ja', severalObjects: 'N', auction: '-', rentedOut: '1' };
  expect(readOwnSaleRow(marked, reading).sale?.marks).toEqual(['family', 'rentedOut']);
  expect(readOwnSaleRow(least, reading).sale?.marks).toBeNull();
  expect(readOwnSaleRow({ ...marked, propertyType: 'huur' }, reading).sale?.marks).toBeNull();
});

test.each([
  [{ address: '' }, 'address', 'missing'],
  [{ date: '' }, 'date', 'missing'],
  [{ price: ' ' }, 'price', 'missing'],
  [{ date: '31-02-2026' }, 'date', 'not-a-date'],
  [{ date: '24-11-2026' }, 'date', 'in-the-future'],
  [{ date: '01-01-1899' }, 'date', 'out-of-range'],
  [{ price: 'op aanvraag' }, 'price', 'not-a-number'],
  [{ price: '0' }, 'price', 'out-of-range'],
  [{ price: '4.999' }, 'price', 'no-market-price'],
  [{ price: 'onbekend' }, 'price', 'missing'],
  [{ rooms: '3,5' }, 'rooms', 'out-of-range'],
  [{ bar_kk_hi: '101' }, 'bar_kk_hi', 'out-of-range'],
  [{ woningtype: 'kasteel' }, 'woningtype', 'unknown-word'],
  [{ family: 'misschien' }, 'family', 'unknown-word'],
  [{ propertyType: 'ruil' }, 'propertyType', 'unknown-word'],
  [{ energielabel: 'H' }, 'energielabel', 'unknown-word'],
  [{ reference: 'x'.repeat(121) }, 'reference', 'too-long'],
])('%j is rejected: %s %s', (cells, column, problem) => {
  const { sale, problems } = readOwnSaleRow({ ...least, ...cells }, reading);
  expect([sale, problems]).toEqual([null, [{ column, problem }]]);
});

test('any cells give a sale within the limits, or a reason', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('koop', 'huur', '1.250', '12-03-2026', 'appartement', 'B'),
  );
  const cells = fc.record(Object.fromEntries(ownSaleColumns.map(column => [column, cell])), {
    requiredKeys: [],
  });
  const rows = fc.oneof(
    cells,
    cells.map(some => ({ ...some, ...least })),
  );
  fc.assert(
    fc.property(rows, row => {
      const { sale, problems } = readOwnSaleRow(row, reading);
      if (sale === null) return expect(problems.length).toBeGreaterThan(0);
      expect(problems).toEqual([]);
      expect(sale.date <= reading.today && sale.amount >= ownSaleNumbers.price.min).toBe(true);
      expect(sale.address.trim()).not.toBe('');
    }),
  );
});
