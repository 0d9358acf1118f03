import { energyLabels, gebruiksdoelen } from '@kavel/contracts';
import {
  enkelbestemmingen,
  type LocatorFilter,
  locatorFilterSchema,
  locatorRangeKeys,
  locatorRanges,
  provinceCodes,
} from '@kavel/contracts/locator';
import fc from 'fast-check';
import { withChosen, withRange } from './filter';
import { readFilter, writeFilter } from './filter-address';

const currentYear = 2026;
const bare = () => new URLSearchParams();
const read = (text: string) => readFilter(new URLSearchParams(text), currentYear);

const municipality = fc.integer({ min: 0, max: 9_999 }).map(code => `GM${String(code).padStart(4, '0')}`);
const choices = fc.record({
  municipalities: fc.array(municipality, { maxLength: 20 }),
  provinces: fc.subarray([...provinceCodes]),
  functions: fc.subarray([...gebruiksdoelen]),
  enkelbestemmingen: fc.subarray([...enkelbestemmingen]),
  energyLabels: fc.subarray([...energyLabels]),
});
const ranges = fc.array(
  fc.record({
    key: fc.constantFrom(...locatorRangeKeys),
    ends: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    round: fc.boolean(),
  }),
);

const filters = fc.tuple(choices, ranges).map(([chosen, narrowed]) => {
  let filter: LocatorFilter = {};
  for (const [choice, options] of Object.entries(chosen)) {
    filter = withChosen(filter, choice as keyof typeof chosen, options);
  }
  for (const { key, ends, round } of narrowed) {
    const { min, max } = locatorRanges(currentYear)[key];
    const values = ends
      .map(share => min + share * (max - min))
      .map(value => (round ? Math.round(value) : Number(value.toFixed(2))))
      .sort((a, b) => a - b);
    filter = withRange(filter, key, { min: values[0], max: values[1] }, currentYear);
  }
  return filter;
});

test('what is written is read back, and written the same again', () => {
  fc.assert(
    fc.property(filters, filter => {
      const text = writeFilter(bare(), filter).toString();
      const back = read(text);
      expect(back).toEqual(filter);
      expect(writeFilter(bare(), back).toString()).toBe(text);
    }),
  );
});

test('any address is read as a filter that the service accepts', () => {
  const names = ['gm', 'pv', 'fn', 'eb', 'el', ...locatorRangeKeys];
  const pieces = fc.oneof(
    fc.string(),
    fc.constantFrom('5-2', '-', 'A.B', '0200', '1e9-', '.-.', '-1-5', '3-'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), pieces)), entries => {
      const filter = readFilter(new URLSearchParams(entries), currentYear);
      expect(locatorFilterSchema.safeParse(filter).success).toBe(true);
    }),
  );
});

test('a link is short and says what it means', () => {
  const filter: LocatorFilter = {
    municipalities: ['GM0200', 'GM0363'],
    functions: ['kantoorfunctie', 'overige gebruiksfunctie'],
    energyLabels: ['A', 'A++'],
    enkelbestemmingen: ['agrarisch met waarden'],
    ranges: { area: { min: 120, max: 900 }, year: { min: 1965 } },
  };
  expect(writeFilter(bare(), filter).toString()).toBe(
    'gm=0200.0363&fn=kantoor.overige&eb=agrarisch-met-waarden&el=A.A2&area=120-900&year=1965-',
  );
});

test('other words of the address stay, and ends at their default are not written', () => {
  const query = new URLSearchParams('view=table&fn=winkel&area=5-9');
  expect(writeFilter(query, {}).toString()).toBe('view=table');
  expect(read('area=0-250000&year=1900-2026&height=-12.5')).toEqual({ ranges: { height: { max: 12.5 } } });
});

test('what makes no sense is left out, the rest opens', () => {
  expect(read('fn=kantoor.kasteel&el=Z&area=900-120&year=abc&gm=12&pv=PV25')).toEqual({
    functions: ['kantoorfunctie'],
  });
});
