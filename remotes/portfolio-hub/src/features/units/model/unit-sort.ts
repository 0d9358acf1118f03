import { energyLabels } from '@kavel/contracts';
import type { UnitColumn, UnitView } from '@kavel/contracts/hub';
import type { UnitRow } from './unit-row';

export type SortKey = UnitColumn | 'address';
export type UnitSorting = UnitView['sorting'];

const labelRank = new Map<string, number>(energyLabels.map((label, index) => [label, index]));

/** What a column is sorted by; null goes last either way. */
const sortValue: Record<SortKey, (row: UnitRow) => string | number | null> = {
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
};

/** Equal rows keep their order. */
export function sortUnits(rows: readonly UnitRow[], sorting: UnitSorting): readonly UnitRow[] {
  if (sorting === null) return rows;
  const by = sortValue[sorting.key];
  const way = sorting.descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [by(a), by(b)];
    if (x === y) return 0;
    if (x === null) return 1;
    if (y === null) return -1;
    return x < y ? -way : way;
  });
}
