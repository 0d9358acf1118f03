import type { Language } from '@kavel/contracts';
import {
  filterUnits,
  isOwnSortKey,
  type OwnColumn,
  type OwnValue,
  rowsOf,
  sortUnits,
  type TableRow,
  type UnitColumn,
  type UnitTable,
  type UnitView,
} from '@kavel/contracts/units';
import { filterWords } from './filter-words';
import { type UnitFileTexts, unitFileTexts } from './unit-file-texts';
import type { Cell } from './workbook-stream';

export interface UnitFileInput {
  portfolio: string;
  table: UnitTable;
  view: UnitView;
  language: Language;
  /** An ISO date. */
  madeOn: string;
}

export interface UnitFile {
  sheet: string;
  widths: readonly number[];
  /** Head and rows, in pieces. */
  rows: Iterable<readonly (readonly Cell[])[]>;
}

/** Rows that are written before others get their turn. */
const rowsAtOnce = 1_000;

/** The units of a portfolio as a view shows them, below a head that says which they are. Values are exact. */
export function unitFile({ portfolio, table, view, language, madeOn }: UnitFileInput): UnitFile {
  const t = unitFileTexts[language];
  const all = rowsOf(table);
  const shown = filterUnits(sortUnits(all, view.sorting), view.filter);
  const columns = columnsOf(view, table.own ?? [], t);
  const head: Cell[][] = [
    ...headOf({ portfolio, table, view, language }, shown.length).map(line => [...line]),
    [t.head.madeAt, { day: madeOn }],
    [],
    columns.map(({ name }) => name),
  ];
  return {
    sheet: t.sheet,
    widths: columns.map((_, at) => (at === 0 ? 34 : 18)),
    rows: rowsAfter(head, shown, row => columns.map(({ cell }) => cell(row, t))),
  };
}

/** What the view shows, as pairs of a name and what it is. */
export function viewHead(input: Omit<UnitFileInput, 'madeOn'>): [string, string][] {
  return headOf(input, filterUnits(rowsOf(input.table), input.view.filter).length);
}

function headOf(
  { portfolio, table, view, language }: Omit<UnitFileInput, 'madeOn'>,
  shown: number,
): [string, string][] {
  const t = unitFileTexts[language];
  return [
    [t.head.portfolio, portfolio],
    [t.head.filter, filterWords(view.filter, t, table).join('; ') || t.noFilter],
    [t.head.units, t.unitsOf(shown, table.id.length)],
    [t.head.order, orderText(view, table.own, t)],
    [t.head.basis, basisText(table, t)],
  ];
}

function* rowsAfter(
  head: readonly Cell[][],
  shown: readonly TableRow[],
  lineOf: (row: TableRow) => Cell[],
): Generator<Cell[][]> {
  yield [...head];
  for (let from = 0; from < shown.length; from += rowsAtOnce) {
    yield shown.slice(from, from + rowsAtOnce).map(lineOf);
  }
}

type FileColumn = UnitColumn | 'address' | 'postcode' | 'objectId' | 'outdated';

interface WrittenColumn {
  name: string;
  cell: (row: TableRow, t: UnitFileTexts) => Cell;
}

/** The address whole, the columns of the view, and the number by which others know the object. */
function columnsOf(view: UnitView, own: readonly OwnColumn[], t: UnitFileTexts): WrittenColumn[] {
  const named = (column: FileColumn): WrittenColumn => ({ name: t.columns[column], cell: cellOf[column] });
  const chosen = view.columns.filter(column => column !== 'place');
  return [
    ...(['address', 'postcode', 'place', ...chosen] as const).map(named),
    ...(view.columns.includes('value') ? [named('outdated')] : []),
    ...own
      .filter(({ id }) => view.ownColumns?.includes(id))
      .map(({ id, name, kind }) => ({ name, cell: (row: TableRow) => ownCell(row.own[id], kind) })),
    named('objectId'),
  ];
}

function ownCell(value: OwnValue | undefined, kind: OwnColumn['kind']): Cell {
  if (value === undefined) return null;
  return kind === 'date' ? { day: String(value) } : value;
}

const dayCell = (day: string | null): Cell => (day === null ? null : { day });

const cellOf: Record<FileColumn, (row: TableRow, t: UnitFileTexts) => Cell> = {
  address: row => row.address,
  postcode: row => row.postcode,
  place: row => row.place,
  type: (row, t) => t.types[row.vtwType],
  area: row => row.oppervlakte,
  // As text: a year has no thousands.
  year: row => (row.bouwjaar === null ? null : String(row.bouwjaar)),
  label: row => row.energielabel,
  rent: row => row.annualRent,
  marketRent: row => row.marketRent,
  costs: row => row.annualCosts,
  leaseEnd: row => dayCell(row.leaseEnd),
  leaseBreak: row => dayCell(row.leaseBreak),
  woz: row => row.wozValue,
  value: row => row.value,
  outdated: (row, t) => row.outdated.map(reason => t.outdated[reason]).join('; '),
  tags: row => row.tags.map(({ name }) => name).join(', '),
  objectId: row => row.objectId,
};

function orderText({ sorting }: UnitView, own: UnitTable['own'], t: UnitFileTexts): string {
  if (sorting === null) return t.added;
  const { key } = sorting;
  const name = isOwnSortKey(key) ? own?.find(({ id }) => key === `own.${id}`)?.name : t.columns[key];
  if (name === undefined) return t.added;
  return sorting.descending ? `${name}, ${t.descending}` : name;
}

function basisText({ valuation }: UnitTable, t: UnitFileTexts): string {
  return valuation ? t.basis[valuation.status](valuation.valueDate) : t.noValues;
}
