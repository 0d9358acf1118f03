import { listValue } from '@duckdb/node-api';
import type { Snapshot } from '../snapshot';

export interface StreetRow {
  straat: string;
  woonplaats: string;
  gemeentenaam: string | null;
  objects: number;
  fictional: boolean;
  /** Range of the Morton keys of its addresses. */
  mortonFrom: bigint;
  mortonTo: bigint;
}

/** All streets, by descending number of addresses. */
export function allStreets(snapshot: Snapshot): Promise<StreetRow[]> {
  return snapshot.rows<StreetRow>(
    `SELECT straat, woonplaats, gemeentenaam, objects, fictional, morton_from AS "mortonFrom",
       morton_to AS "mortonTo"
     FROM street ORDER BY fictional, objects DESC, straat, woonplaats, morton_from`,
  );
}

/** An openbare ruimte: its name is unique within a woonplaats. */
export interface Street {
  straat: string;
  woonplaats: string;
}

/** All objects in some streets. */
export function objectsInStreets(
  snapshot: Snapshot,
  streets: readonly Street[],
): Promise<(Street & { objectId: string })[]> {
  return snapshot.rows(
    `SELECT object_id AS "objectId", straat, woonplaats FROM verblijfsobject
     JOIN (SELECT unnest($straten::VARCHAR[]) AS straat, unnest($woonplaatsen::VARCHAR[]) AS woonplaats)
       USING (straat, woonplaats)`,
    {
      straten: listValue(streets.map(({ straat }) => straat)),
      woonplaatsen: listValue(streets.map(({ woonplaats }) => woonplaats)),
    },
  );
}
