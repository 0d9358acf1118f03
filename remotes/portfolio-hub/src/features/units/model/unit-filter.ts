import { energyLabels, vtwTypes } from '@kavel/contracts';
import { missingFacts, type UnitFilter } from '@kavel/contracts/units';
import { fold, type UnitRow } from './unit-row';

export type Range = UnitFilter['area'];

const open: Range = { min: null, max: null };

export const noFilter: UnitFilter = {
  text: '',
  types: [],
  labels: [],
  area: open,
  year: open,
  rent: open,
  leaseEndsBy: null,
  missing: [],
};

type RangeKey = 'area' | 'year' | 'rent';
const rangeKeys: readonly RangeKey[] = ['area', 'year', 'rent'];

const factOf: Record<(typeof missingFacts)[number], (row: UnitRow) => unknown> = {
  area: row => row.oppervlakte,
  year: row => row.bouwjaar,
  label: row => row.energielabel,
  rent: row => row.annualRent,
  leaseEnd: row => row.leaseEnd,
};

const rangeOf: Record<RangeKey, (row: UnitRow) => number | null> = {
  area: row => row.oppervlakte,
  year: row => row.bouwjaar,
  rent: row => row.annualRent,
};

function isOpen({ min, max }: Range): boolean {
  return min === null && max === null;
}

/** Units that match every condition of the filter; the same array when the filter is empty. */
export function filterUnits(rows: readonly UnitRow[], filter: UnitFilter): readonly UnitRow[] {
  const tests: ((row: UnitRow) => boolean)[] = [];
  const words = fold(filter.text).split(/\s+/).filter(Boolean);
  if (words.length > 0) tests.push(row => words.every(word => row.search.includes(word)));
  if (filter.types.length > 0) {
    const types = new Set<string>(filter.types);
    tests.push(row => types.has(row.vtwType));
  }
  if (filter.labels.length > 0) {
    const labels = new Set<string>(filter.labels);
    tests.push(row => labels.has(row.energielabel ?? 'none'));
  }
  for (const key of rangeKeys) {
    const { min, max } = filter[key];
    if (isOpen(filter[key])) continue;
    tests.push(row => {
      const figure = rangeOf[key](row);
      return figure !== null && (min === null || figure >= min) && (max === null || figure <= max);
    });
  }
  const { leaseEndsBy } = filter;
  if (leaseEndsBy !== null) tests.push(row => row.leaseEnd !== null && row.leaseEnd <= leaseEndsBy);
  if (filter.missing.length > 0) {
    tests.push(row => filter.missing.some(fact => factOf[fact](row) === null));
  }
  return tests.length === 0 ? rows : rows.filter(row => tests.every(test => test(row)));
}

/** Number of active conditions, except type and text, which have visible controls. */
export function hiddenDemands(filter: UnitFilter): number {
  return [
    filter.labels.length > 0,
    ...rangeKeys.map(key => !isOpen(filter[key])),
    filter.leaseEndsBy !== null,
    filter.missing.length > 0,
  ].filter(Boolean).length;
}

const names = {
  text: 'q',
  types: 'type',
  labels: 'label',
  leaseEndsBy: 'lease',
  missing: 'missing',
  area: 'area',
  year: 'year',
  rent: 'rent',
} as const;

function readRange(text: string | null): Range {
  const [, min, max] = /^(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  return { min: min ? Number(min) : null, max: max ? Number(max) : null };
}

/** Parses the filter in the address; invalid conditions are ignored. */
export function readFilter(address: URLSearchParams): UnitFilter {
  const listed = (name: string) => (address.get(name) ?? '').split(',');
  const types = listed(names.types);
  const labels = listed(names.labels);
  const missing = listed(names.missing);
  const day = address.get(names.leaseEndsBy);
  return {
    text: (address.get(names.text) ?? '').slice(0, 120),
    types: vtwTypes.filter(type => types.includes(type)),
    labels: [...energyLabels, 'none' as const].filter(label => labels.includes(label)),
    area: readRange(address.get(names.area)),
    year: readRange(address.get(names.year)),
    rent: readRange(address.get(names.rent)),
    leaseEndsBy: day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    missing: missingFacts.filter(fact => missing.includes(fact)),
  };
}

/** Writes the filter to the address and leaves other parameters. */
export function writeFilter(address: URLSearchParams, filter: UnitFilter): void {
  const texts: Record<string, string> = {
    [names.text]: filter.text,
    [names.types]: filter.types.join(','),
    [names.labels]: filter.labels.join(','),
    [names.leaseEndsBy]: filter.leaseEndsBy ?? '',
    [names.missing]: filter.missing.join(','),
  };
  for (const key of rangeKeys) {
    const { min, max } = filter[key];
    texts[names[key]] = isOpen(filter[key]) ? '' : `${min ?? ''}-${max ?? ''}`;
  }
  for (const [name, text] of Object.entries(texts)) {
    if (text) address.set(name, text);
    else address.delete(name);
  }
}
