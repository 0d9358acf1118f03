import { listValue } from '@duckdb/node-api';
import type { Inside } from '../geo/inside';
import type { Snapshot } from '../snapshot';
import { rowsInside } from './rows-inside';

/** Of an area: what lies inside, with the inhabitants of the buurten that have dwellings there. */
export interface InsideFigures {
  objects: number;
  dwellings: number;
  sales: number;
  buurten: { inhabitants: number | null; dwellings: number; inside: number }[];
}

const dwelling = "list_contains(gebruiksdoelen, 'woonfunctie')";

export function insideFigures(snapshot: Snapshot, inside: Inside): Promise<InsideFigures> {
  return snapshot.withConnection(async connection => {
    const rows = await rowsInside(connection, 'verblijfsobject', inside);
    const sales = await rowsInside(connection, 'sale', inside);
    if (rows.length === 0) return { objects: 0, dwellings: 0, sales: sales.length, buurten: [] };
    const reader = await connection.runAndReadAll(
      `WITH here AS (
         SELECT buurtcode, count(*)::INTEGER AS inside FROM verblijfsobject
         WHERE rowid IN (SELECT unnest($rows::INTEGER[])) AND ${dwelling} GROUP BY buurtcode
       ), total AS (
         SELECT buurtcode, count(*)::INTEGER AS dwellings FROM verblijfsobject
         WHERE buurtcode IN (SELECT buurtcode FROM here) AND ${dwelling} GROUP BY buurtcode
       )
       SELECT inside, coalesce(dwellings, 0) AS dwellings,
         TRY_CAST(figures->>'aantal_inwoners' AS DOUBLE) AS inhabitants
       FROM here LEFT JOIN total USING (buurtcode) LEFT JOIN buurt ON buurt.code = here.buurtcode`,
      { rows: listValue(rows) },
    );
    const buurten = reader.getRowObjectsJS() as unknown as InsideFigures['buurten'];
    return {
      objects: rows.length,
      dwellings: buurten.reduce((sum, buurt) => sum + buurt.inside, 0),
      sales: sales.length,
      // CBS keeps figures of small buurten secret by negative numbers.
      buurten: buurten.map(buurt => ({
        ...buurt,
        inhabitants: (buurt.inhabitants ?? -1) < 0 ? null : buurt.inhabitants,
      })),
    };
  });
}
