import type { Snapshot } from '@kavel/catalogue';

export interface SampleAddress {
  straat: string;
  huisnummer: number;
  suffix: string;
  postcode: string | null;
  woonplaats: string;
  lon: number;
  lat: number;
}

/** A deterministic sample of addresses from the whole catalogue. */
export function sampleAddresses(snapshot: Snapshot, count: number): Promise<SampleAddress[]> {
  return snapshot.rows<SampleAddress>(
    `SELECT straat, huisnummer, suffix_key AS suffix, postcode, woonplaats, lon, lat FROM verblijfsobject
     WHERE rowid IN (SELECT (i * (SELECT count(*) FROM verblijfsobject)) // $count FROM range($count::INTEGER) r(i))
     ORDER BY rowid`,
    { count },
  );
}
