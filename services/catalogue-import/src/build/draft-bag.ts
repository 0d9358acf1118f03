import { draft } from '@kavel/catalogue';
import type { BuildDatabase } from './build-database';
import { datasetNameSql, makeDatasets } from './draft-datasets';
import type { RowWriter } from './row-writer';

/** Columns that identify an object when its id is unknown. */
export const addressColumns = ['postcode', 'huisnummer', 'huisletter', 'huisnummertoevoeging'] as const;

/** Key by which an imported row replaces an existing one. */
export const bagIds = { pand: 'identificatie', verblijfsobject: 'object_id' } as const;

/** Register columns of panden and objects, in the order of the values from `bag-rows`. */
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

/** Column types of imported rows, where the snapshot has a text list or a name: comma-separated text, and a number. */
const readTypes: Readonly<Record<string, string>> = { gebruiksdoelen: 'VARCHAR', dataset: 'INTEGER' };
const asStored: Readonly<Record<string, string>> = {
  gebruiksdoelen: "string_split(gebruiksdoelen, ',')",
  dataset: datasetNameSql,
};

/**
 * The draft table that rows are imported into; a view with the name of the snapshot table converts them to its format.
 */
export function readTable(table: BagTable): string {
  return `read_${table}`;
}

/**
 * Creates the tables of imported panden and verblijfsobjecten. They stay in the draft until they are written with all
 * derived columns: writing them several times took a fifth of an import.
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

/** SQL of these columns of all rows: those of the snapshot, and the imported ones. */
export function allOf(table: BagTable, ...columns: readonly string[]): string {
  const wanted = columns.join(', ');
  return `(SELECT ${wanted} FROM ${table} UNION ALL SELECT ${wanted} FROM ${draft}.${table})`;
}

/** Called when they have been written. */
export async function emptyDraft(database: BuildDatabase, table: BagTable): Promise<void> {
  await database.run(`TRUNCATE ${draft}.${readTable(table)}`);
}
