import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';
import { datasetNameSql, makeDatasets } from './draft-datasets';
import type { RowWriter } from './row-writer';

/** What an object is found by where its id is not known. */
export const addressColumns = ['postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging'] as const;

/** By which a row that came in replaces the one that was there. */
export const bagIds = { pand: 'identificatie', verblijfsobject: 'object_id' } as const;

/** What a register says of panden and objects, in the order in which `bag-rows` gives the values. */
export const bagColumns = {
  pand: {
    identificatie: 'VARCHAR',
    bouwjaar: 'INTEGER',
    status: 'VARCHAR',
    fictional: 'BOOLEAN',
    shape: 'BLOB',
    xmin: 'INTEGER',
    ymin: 'INTEGER',
    xmax: 'INTEGER',
    ymax: 'INTEGER',
    footprint: 'DOUBLE',
    dataset: 'VARCHAR',
  },
  verblijfsobject: {
    object_id: 'VARCHAR',
    pand_id: 'VARCHAR',
    straat: 'VARCHAR',
    huisnummer: 'INTEGER',
    huisletter: 'VARCHAR',
    huisnummertoevoeging: 'VARCHAR',
    postcode: 'VARCHAR',
    woonplaats: 'VARCHAR',
    gemeentenaam: 'VARCHAR',
    gebruiksdoelen: 'VARCHAR[]',
    oppervlakte: 'DOUBLE',
    bag_bouwjaar: 'INTEGER',
    status: 'VARCHAR',
    lon: 'DOUBLE',
    lat: 'DOUBLE',
    x: 'INTEGER',
    y: 'INTEGER',
    fictional: 'BOOLEAN',
    woonplaatscode: 'VARCHAR',
    dataset: 'VARCHAR',
  },
} as const;

export type BagTable = keyof typeof bagColumns;
export const bagTables = Object.keys(bagColumns) as BagTable[];

/** How rows come in where a snapshot has a list of texts or a name: as one text with commas, and as a number. */
const readTypes: Readonly<Record<string, string>> = { gebruiksdoelen: 'VARCHAR', dataset: 'INTEGER' };
const asStored: Readonly<Record<string, string>> = {
  gebruiksdoelen: "string_split(gebruiksdoelen, ',')",
  dataset: datasetNameSql,
};

/** The table of the draft that rows are read into; a view named after the table of the snapshot gives them as that has them. */
export function readTable(table: BagTable): string {
  return `read_${table}`;
}

/**
 * Makes the tables of panden and verblijfsobjecten that came in. They stay in the draft until they are written with all
 * that is derived of them: writing them more than once took a fifth of an import.
 */
export async function makeDraft(database: BuildDatabase): Promise<void> {
  await makeDatasets(database);
  for (const table of bagTables) {
    const columns = Object.entries(bagColumns[table]);
    await database.makeDrafted(
      readTable(table),
      columns.map(([column, type]) => `${column} ${readTypes[column] ?? type}`).join(', '),
    );
    const values = columns.map(([column]) => `${asStored[column] ?? column} AS ${column}`);
    await database.run(
      `CREATE VIEW ${draft}.${table} AS SELECT ${values.join(', ')} FROM ${draft}.${readTable(table)}`,
    );
  }
}

export function openBag(database: BuildDatabase, table: BagTable): Promise<RowWriter> {
  return database.openDrafted(readTable(table));
}

/** SQL of these columns of all there are: those of the snapshot, and those that came in. */
export function allOf(table: BagTable, ...columns: readonly string[]): string {
  const wanted = columns.join(', ');
  return `(SELECT ${wanted} FROM ${table} UNION ALL SELECT ${wanted} FROM ${draft}.${table})`;
}

/** When they have been written. */
export async function emptyDraft(database: BuildDatabase, table: BagTable): Promise<void> {
  await database.run(`TRUNCATE ${draft}.${readTable(table)}`);
}
