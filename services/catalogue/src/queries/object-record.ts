import type { EnergyLabel } from '@kavel/contracts';
import { type SaleMark, saleMarks } from '@kavel/contracts/transactions';
import { hasColumn } from '../has-column';
import type { Snapshot } from '../snapshot';

export interface RegisteredLabel {
  label: EnergyLabel;
  /** ISO dates. */
  registered: string | null;
  validUntil: string | null;
}

/** Energielabels of an object, by id or else by address, newest first. */
export function labelsOfObject(snapshot: Snapshot, id: string): Promise<RegisteredLabel[]> {
  return snapshot.rows<RegisteredLabel>(
    `WITH o AS (SELECT * FROM verblijfsobject WHERE object_id = $id)
     SELECT DISTINCT e.label, e.registered::VARCHAR AS registered, e.valid_until::VARCHAR AS "validUntil"
     FROM energielabel e JOIN o ON e.object_id = o.object_id OR e.object_id IS NULL
       AND e.postcode = o.postcode AND e.huisnummer = o.huisnummer
       AND coalesce(e.huisletter, '') = coalesce(o.huisletter, '')
       AND upper(coalesce(e.huisnummertoevoeging, '')) = upper(coalesce(o.huisnummertoevoeging, ''))
     ORDER BY registered DESC NULLS LAST, label`,
    { id },
  );
}

export interface ObjectDeal {
  kind: 'sale' | 'rent';
  /** ISO date. */
  date: string;
  /** Euro; of a letting a year. */
  amount: number;
  marks: SaleMark[];
  fictional: boolean;
}

const hasMarks = hasColumn('sale', 'marks');

/** Sales and lettings of an object, newest first; generated ones count as fictional. */
export async function dealsOfObject(snapshot: Snapshot, id: string): Promise<ObjectDeal[]> {
  const marks = (await hasMarks(snapshot)) ? 'marks' : 'NULL::INTEGER';
  const rows = await snapshot.rows<Omit<ObjectDeal, 'marks'> & { marks: number | null }>(
    `SELECT kind, date::VARCHAR AS date, amount, marks, fictional FROM (
       SELECT 'sale' AS kind, date, price AS amount, ${marks} AS marks, fictional OR generated AS fictional
       FROM sale WHERE object_id = $id
       UNION ALL SELECT 'rent', date, annual_rent, NULL, fictional OR generated FROM rent WHERE object_id = $id)
     ORDER BY date DESC, kind`,
    { id },
  );
  return rows.map(row => ({ ...row, marks: saleMarks.filter((_, bit) => ((row.marks ?? 0) >> bit) & 1) }));
}
