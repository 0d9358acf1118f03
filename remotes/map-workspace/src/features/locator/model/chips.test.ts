import type { LocatorFilter } from '@kavel/contracts/locator';
import { chipsOf, describeFilter, type FilterWords } from './chips';
import { activeParts, toggled, without, withRange } from './filter';

const words: FilterWords = {
  part: part => `[${part}]`,
  option: (_choice, option) => option.toUpperCase(),
  value: (_key, value) => `${value} m²`,
  figure: (_key, value) => String(value),
  from: value => `from ${value}`,
  upTo: value => `to ${value}`,
  more: count => `+${count}`,
};
const filter: LocatorFilter = {
  functions: ['kantoorfunctie', 'sportfunctie', 'winkelfunctie'],
  ranges: { area: { min: 120, max: 900 }, year: { min: 1965 }, height: { max: 12 } },
};

test('one chip for each filter in use, with what it lets through', () => {
  expect(chipsOf(filter, words, 2026)).toEqual([
    { part: 'functions', name: '[functions]', value: 'KANTOORFUNCTIE, SPORTFUNCTIE +1' },
    { part: 'area', name: '[area]', value: '120 – 900 m²' },
    { part: 'height', name: '[height]', value: 'to 12 m²' },
    { part: 'year', name: '[year]', value: 'from 1965 m²' },
  ]);
});

test('a file names every option', () => {
  expect(describeFilter(filter, words, 2026)[0]?.value).toBe('KANTOORFUNCTIE, SPORTFUNCTIE, WINKELFUNCTIE');
});

test('taking every chip away leaves no filter at all', () => {
  expect(activeParts(filter).reduce(without, filter)).toEqual({});
});

test('an option goes in and out; a range at its defaults is no filter', () => {
  const once = toggled({}, 'energyLabels', 'A++');
  expect(once).toEqual({ energyLabels: ['A++'] });
  expect(toggled(once, 'energyLabels', 'A++')).toEqual({});
  const narrowed = withRange({}, 'year', { min: 1990, max: 2026 }, 2026);
  expect(narrowed).toEqual({ ranges: { year: { min: 1990 } } });
  expect(withRange(narrowed, 'year', { min: 1900, max: 2026 }, 2026)).toEqual({});
});
