import { energyLabels } from '../objects/real-estate-object';
import { fold, type TableRow } from './unit-rows';
import type { UnitColumn, UnitView } from './views';

/** A column, or an own column: `own.` and its id. */
export type SortKey = UnitColumn | 'address' | OwnSortKey;
export type OwnSortKey = `own.${string}`;
export type UnitSorting = UnitView['sorting'];

const labelRank = new Map<string, number>(energyLabels.map((label, index) => [label, index]));

type SortValueOf = (row: TableRow) => string | number | null;

/** Sort value of a column; null sorts last in both directions. */
const sortValue: Record<UnitColumn | 'address', SortValueOf> = {
  address: row => row.order,
  place: row => row.place,
  type: row => row.vtwType,
  area: row => row.oppervlakte,
  year: row => row.bouwjaar,
  label: row => (row.energielabel === null ? null : (labelRank.get(row.energielabel) ?? null)),
  rent: row => row.annualRent,
  marketRent: row => row.marketRent,
  costs: row => row.annualCosts,
  leaseEnd: row => row.leaseEnd,
  leaseBreak: row => row.leaseBreak,
  woz: row => row.wozValue,
  value: row => row.value,
  tags: row => (row.tags.length === 0 ? null : row.tags.map(tag => tag.name).join(' ')),
};

const ownPrefix = 'own.';

/** Whether a key names an own column. */
export function isOwnSortKey(key: SortKey): key is OwnSortKey {
  return key.startsWith(ownPrefix);
}

function sortValueOf(key: SortKey): SortValueOf {
  if (!isOwnSortKey(key)) return sortValue[key];
  const id = key.slice(ownPrefix.length);
  return ({ own }) => {
    const value = own[id] ?? null;
    return typeof value === 'string' ? naturalOrder(value) : value;
  };
}

/** Sort key of a text: without case and accents, numbers in it by size. */
function naturalOrder(text: string): string {
  return fold(text).replace(/\d+/g, digits => digits.padStart(12, '0'));
}

/** Stable sort. Compares numeric ranks instead of values, so that fifty thousand rows take a few frames. */
export function sortUnits<Row extends TableRow>(rows: readonly Row[], sorting: UnitSorting): readonly Row[] {
  if (sorting === null) return rows;
  const way = sorting.descending ? -1 : 1;
  const ranks = ranksOf(rows.map(sortValueOf(sorting.key)), way * Number.POSITIVE_INFINITY);
  const order = Uint32Array.from(rows.keys());
  order.sort((a, b) => way * ((ranks[a] ?? 0) - (ranks[b] ?? 0)) || a - b);
  return Array.from(order, index => rows[index] as Row);
}

/** A numeric rank for each value in sort order; `none` for null. */
function ranksOf(values: readonly (string | number | null)[], none: number): Float64Array {
  const texts = new Set(values.filter(value => typeof value === 'string'));
  const rankOf = new Map([...texts].sort().map((text, rank) => [text, rank]));
  return Float64Array.from(values, value =>
    typeof value === 'string' ? (rankOf.get(value) ?? none) : (value ?? none),
  );
}
