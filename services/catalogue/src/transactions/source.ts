import { hasColumn } from '../has-column';
import { perSnapshot } from '../per-snapshot';
import type { Snapshot } from '../snapshot';

/**
 * Where the table `transaction` of these queries is: in a snapshot, or in a connection of one organisation that sees its
 * own sales beside it.
 */
export interface TransactionSource {
  /** Of the snapshot. */
  readonly id: string;
  /** True where the table has the column `own`. */
  readonly hasOwn?: true;
  /** True where the table has the column `marks`, and a sale with one. */
  readonly hasMarks?: true;
  /** True where `transaction` is not the table of the snapshot: a view has no `rowid`. */
  readonly hasRowNumber?: true;
  rowsOnce<Row>(sql: string): Promise<Row[]>;
  rowOnce<Row>(sql: string): Promise<Row | null>;
}

const hasColumnOfMarks = hasColumn('transaction', 'marks');
const hasMarks = perSnapshot(async snapshot => {
  if (!(await hasColumnOfMarks(snapshot))) return false;
  return (await snapshot.row('SELECT 1 FROM transaction WHERE marks > 0 LIMIT 1')) !== null;
});

/** The transactions of a snapshot. Snapshots before version 8 have no marks. */
export async function transactionsOf(snapshot: Snapshot): Promise<TransactionSource> {
  return {
    id: snapshot.id,
    ...((await hasMarks(snapshot)) ? { hasMarks: true as const } : {}),
    rowsOnce: sql => snapshot.rowsOnce(sql),
    rowOnce: sql => snapshot.rowOnce(sql),
  };
}

/** Number of a row of `transaction`, stable for a source: faster to sort and look up by than its id. */
export function rowSql({ hasRowNumber }: TransactionSource): string {
  return hasRowNumber ? 'row_number' : 'rowid';
}

/** Row numbers as a table. A join with it reads only the rows listed; IN reads them all. */
export function listedSql(numbers: readonly (string | number)[]): string {
  return `(VALUES ${numbers.map(number => `(${number}::BIGINT)`).join(', ')}) listed(number)`;
}

/** How many rows of a group are own ones; null without any, as an answer then says nothing of them. */
export function ownCountSql({ hasOwn }: TransactionSource): string {
  return hasOwn ? 'nullif(count(*) FILTER (own), 0)::INTEGER' : 'NULL';
}

/** `own` of an answer. */
export function ownOf(row: { own: number | null } | null | undefined): { own?: number } {
  return row?.own ? { own: row.own } : {};
}
