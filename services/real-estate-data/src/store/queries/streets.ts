import type { Snapshot } from '../snapshot';

export interface StreetRow {
  straat: string;
  woonplaats: string;
  gemeentenaam: string | null;
  objects: number;
  fictional: boolean;
  /** Range of Morton keys its addresses lie in. */
  mortonFrom: bigint;
  mortonTo: bigint;
}

/** All streets, the busiest first. */
export function allStreets(snapshot: Snapshot): Promise<StreetRow[]> {
  return snapshot.rows<StreetRow>(
    `SELECT straat, woonplaats, gemeentenaam, objects, fictional, morton_from AS "mortonFrom",
       morton_to AS "mortonTo"
     FROM street ORDER BY fictional, objects DESC, straat, woonplaats, morton_from`,
  );
}
