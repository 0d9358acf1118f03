import { type SaleMark, saleMarks } from '@kavel/contracts/transactions';
import { packed, unpacked } from '../duckdb/packed-column';
import { hasColumn } from '../has-column';
import type { Snapshot } from '../snapshot';

export interface ObjectSale {
  objectId: string;
  /** ISO date. */
  date: string;
  /** Euro. */
  price: number;
  marks: SaleMark[];
  fictional: boolean;
}

const hasMarks = hasColumn('sale', 'marks');

/** Sales of some objects, oldest first; generated ones count as fictional. */
export async function salesOfObjects(
  snapshot: Snapshot,
  objectIds: readonly string[],
): Promise<ObjectSale[]> {
  const marks = (await hasMarks(snapshot)) ? 'marks' : 'NULL::INTEGER';
  const rows = await snapshot.rows<Omit<ObjectSale, 'marks'> & { marks: number | null }>(
    `SELECT object_id AS "objectId", date::VARCHAR AS date, price, ${marks} AS marks,
       fictional OR generated AS fictional
     FROM sale WHERE object_id IN (SELECT ${unpacked('$ids')}) ORDER BY date`,
    { ids: packed(objectIds) },
  );
  return rows.map(row => ({ ...row, marks: saleMarks.filter((_, bit) => ((row.marks ?? 0) >> bit) & 1) }));
}
