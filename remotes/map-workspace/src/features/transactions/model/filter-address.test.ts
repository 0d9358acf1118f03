import { energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  bouwvormen,
  isFilterOf,
  koopcondities,
  onderhoudsniveaus,
  propertyTypes,
  saleKinds,
  subtypes,
  type TransactionChoice,
  transactionCategories,
  transactionFilterSchema,
  transactionRangeKeys,
  transactionRanges,
  woningtypes,
} from '@kavel/contracts/transactions';
import fc from 'fast-check';
import { defaultFilter, withChosen, withDate, withMarket, withRange } from './filter';
import { readFilter, writeFilter } from './filter-address';

const currentYear = 2026;
const read = (text: string) => readFilter(new URLSearchParams(text), currentYear);

const options: Record<TransactionChoice, readonly string[]> = {
  municipalities: ['GM0200', 'GM0150'],
  gebruiksdoel: gebruiksdoelen,
  woningtypes,
  subtypes,
  koopcondities,
  energyLabels,
  onderhoudBinnen: onderhoudsniveaus,
  onderhoudBuiten: onderhoudsniveaus,
  bouwvorm: bouwvormen,
  saleKinds,
};
const share = fc.double({ min: 0, max: 1, noNaN: true });

const filters = fc
  .record({
    market: fc.record({
      category: fc.constantFrom(...transactionCategories),
      propertyType: fc.constantFrom(...propertyTypes),
    }),
    date: fc.constantFrom(null, { from: '2024-02-29', to: '2025-12-31' }),
    chosen: fc.record(
      Object.fromEntries(Object.entries(options).map(([key, all]) => [key, fc.subarray([...all])])),
    ),
    ranges: fc.array(fc.tuple(fc.constantFrom(...transactionRangeKeys), share, share)),
  })
  .map(({ market, date, chosen, ranges }) => {
    let filter = withDate(withMarket(defaultFilter, market), date);
    for (const [key, some] of Object.entries(chosen)) {
      const choice = key as TransactionChoice;
      if (isFilterOf(market, choice)) filter = withChosen(filter, choice, some);
    }
    for (const [key, one, other] of ranges) {
      if (!isFilterOf(market, key)) continue;
      const { min, max } = transactionRanges(market, currentYear)[key];
      const at = (part: number) => Math.round((min + part * (max - min)) * 10) / 10;
      const range = { min: at(Math.min(one, other)), max: at(Math.max(one, other)) };
      filter = withRange(filter, key, range, currentYear);
    }
    return filter;
  });

test('any filter can be read back from its address, and is valid for the service', () => {
  fc.assert(
    fc.property(filters, filter => {
      const written = writeFilter(new URLSearchParams('view=table'), filter);
      const back = readFilter(written, currentYear);
      const again = writeFilter(new URLSearchParams('view=table'), back);
      expect(again.toString()).toBe(written.toString());
      expect(transactionFilterSchema.parse(filter)).toEqual(transactionFilterSchema.parse(back));
      expect(written.get('view')).toBe('table');
    }),
  );
});

test('the default filter is lettings of dwellings, and writes nothing', () => {
  expect(read('')).toEqual({ category: 'wonen', propertyType: 'huur' });
  expect(writeFilter(new URLSearchParams(), defaultFilter).toString()).toBe('');
});

test('values that are invalid, or not used in the market, are ignored', () => {
  expect(read('t.category=x&t.date=2026-02-30_2026-03-01&t.price=9-3&t.walt=2-&t.label=Z&t.gm=12')).toEqual({
    category: 'wonen',
    propertyType: 'huur',
  });
});

test('another market keeps the filters of both, but no price in another unit', () => {
  const filter = read('t.woningtype=appartement&t.label=A2&t.rooms=2-&t.price=800-&t.plot=100-');
  expect(withMarket(filter, { category: 'commercieel' })).toEqual({
    category: 'commercieel',
    propertyType: 'huur',
    energyLabels: ['A++'],
    ranges: { plot: { min: 100 } },
  });
});
