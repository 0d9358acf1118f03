import type { OwnFilter, OwnValue } from './own';
import { fold, type TableRow } from './unit-rows';
import type { MissingFact, UnitFilter } from './views';

type Range = UnitFilter['area'];

const open: Range = { min: null, max: null };

/** Shows all units. */
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

/** Filters with a lower and an upper bound. */
export type RangeKey = 'area' | 'year' | 'rent';

export const rangeKeys: readonly RangeKey[] = ['area', 'year', 'rent'];

const factOf: Record<MissingFact, (row: TableRow) => unknown> = {
  area: row => row.oppervlakte,
  year: row => row.bouwjaar,
  label: row => row.energielabel,
  rent: row => row.annualRent,
  // Of leases that are kept, none to end is known.
  leaseEnd: row => row.leaseEnd ?? (row.leased || null),
};

const rangeOf: Record<RangeKey, (row: TableRow) => number | null> = {
  area: row => row.oppervlakte,
  year: row => row.bouwjaar,
  rent: row => row.annualRent,
};

/** Without bounds. */
export function isOpen({ min, max }: Range): boolean {
  return min === null && max === null;
}

/** Units that match every condition of the filter; the same array when the filter is empty. */
export function filterUnits<Row extends TableRow>(rows: readonly Row[], filter: UnitFilter): readonly Row[] {
  const tests: ((row: TableRow) => boolean)[] = [];
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
  const { outdated = [], tags = [], own = [] } = filter;
  if (tags.length > 0) tests.push(row => row.tags.some(tag => tags.includes(tag.id)));
  for (const condition of own) tests.push(row => meets(row.own[condition.columnId], condition));
  if (outdated.length > 0) tests.push(row => outdated.some(reason => row.outdated.includes(reason)));
  return tests.length === 0 ? rows : rows.filter(row => tests.every(test => test(row)));
}

/** Whether a value of an own column meets all conditions; without a value it meets none. */
function meets(value: OwnValue | undefined, condition: OwnFilter): boolean {
  const { text, min, max, from, until, choices } = condition;
  if (value === undefined) return false;
  if (typeof value === 'number') {
    return (min === undefined || value >= min) && (max === undefined || value <= max);
  }
  return (
    (text === undefined || fold(value).includes(fold(text))) &&
    (from === undefined || value >= from) &&
    (until === undefined || value <= until) &&
    (choices === undefined || choices.includes(value))
  );
}
