import { draft } from '@kavel/catalogue';
import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Tables of the XML extract, in which objects, addresses, streets and woonplaatsen are separate. */
const tables = {
  extract_object: `object_id VARCHAR, address_id VARCHAR, pand_id VARCHAR, gebruiksdoelen VARCHAR, oppervlakte DOUBLE,
    status VARCHAR, lon DOUBLE, lat DOUBLE, x INTEGER, y INTEGER, fictional BOOLEAN`,
  extract_address: `address_id VARCHAR, huisnummer INTEGER, huisletter VARCHAR, huisnummertoevoeging VARCHAR,
    postcode VARCHAR, street_id VARCHAR, town INTEGER`,
  extract_street: 'street_id VARCHAR, straat VARCHAR, town INTEGER',
  extract_town: 'town INTEGER, woonplaatscode VARCHAR, woonplaats VARCHAR',
  extract_relation: 'woonplaatscode VARCHAR, gemeentecode VARCHAR, since DATE',
} as const;

export type ExtractTable = keyof typeof tables;

/** Creates missing tables. */
export async function makeExtract(builder: SnapshotBuilder): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) await builder.makeDrafted(table, columns);
}

export async function dropExtract(builder: SnapshotBuilder): Promise<void> {
  for (const table of Object.keys(tables)) await builder.run(`DROP TABLE ${draft}.${table}`);
}
