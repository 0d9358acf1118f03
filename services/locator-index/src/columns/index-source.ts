import type { DuckDBConnection } from '@duckdb/node-api';
import { chunksOf, firstLetter, itemsOf, positionSql, postcodeNumberSql } from '@kavel/catalogue/duckdb';
import {
  energyLabels,
  enkelbestemmingen,
  gebruiksdoelen,
  type LocatorRangeKey,
  locatorRangeKeys,
  type Province,
  vtwTypes,
} from '@kavel/contracts/lists';

export interface IndexedGemeente {
  code: string;
  naam: string;
  provincie: Province | null;
  objects: number;
}

interface RangeColumn {
  column: string;
  /** Multiplier to integers: figures are compared after rounding to this unit. */
  scale: number;
}

/** Columns of the locator's ranges in `verblijfsobject`. */
export const rangeColumns: Record<LocatorRangeKey, RangeColumn> = {
  area: { column: 'oppervlakte', scale: 1 },
  footprint: { column: 'footprint', scale: 1 },
  height: { column: 'height', scale: 10 },
  coverage: { column: 'coverage', scale: 10 },
  year: { column: 'bouwjaar', scale: 1 },
  highwayDistance: { column: 'highway_distance', scale: 1 },
  trainstationDistance: { column: 'trainstation_distance', scale: 1 },
  kvkCoverage: { column: 'kvk_coverage', scale: 10 },
  kvkRegistration: { column: 'kvk_registration', scale: 1 },
};

/** Integer columns of the rows; -1 for unknown. `functions` has a bit for each function. */
export const sourceColumns = [
  'row',
  'gemeente',
  'functions',
  'label',
  'zoning',
  ...locatorRangeKeys,
  'street',
  'huisnummer',
  'postcode',
  'detail',
  'area_code',
  'vtw',
  'fictional',
] as const;
export type SourceColumn = (typeof sourceColumns)[number];
const idColumns = ['object_id', 'pand_id'] as const;
const degreeColumns = ['lon', 'lat'] as const;

/** A batch of some thousand rows: integers, ids of sixteen digits as numbers (-1 for none), degrees. */
export interface SourceRows {
  count: number;
  numbers: Record<SourceColumn, Int32Array>;
  ids: Record<(typeof idColumns)[number], BigInt64Array>;
  degrees: Record<(typeof degreeColumns)[number], Float64Array>;
}

/** Shared texts; a row has their index in the list. */
export interface IndexTexts {
  /** Street and woonplaats, sorted alphabetically. */
  streets: [straat: string, woonplaats: string][];
  details: [huisletter: string | null, huisnummertoevoeging: string | null, status: string | null][];
  areas: [
    wijkcode: string | null,
    wijknaam: string | null,
    buurtcode: string | null,
    buurtnaam: string | null,
    gemeentenaam: string | null,
  ][];
  /** Postcodes as `postcodeCode`, each with one of its streets; interleaved, ascending. */
  postcodes: number[];
}

/** The texts, and the number of objects on each street. */
export interface NumberedTexts {
  texts: IndexTexts;
  onStreets: number[];
}

const streetOrder = 'ORDER BY lower(strip_accents(straat)), straat, woonplaats';
const textColumns = {
  streets: ['straat', 'woonplaats'],
  details: ['huisletter', 'huisnummertoevoeging', 'status'],
  areas: ['wijkcode', 'wijknaam', 'buurtcode', 'buurtnaam', 'gemeentenaam'],
} as const;

/** Creates temporary tables that number the texts, and returns the texts. */
export async function numberTexts(connection: DuckDBConnection): Promise<NumberedTexts> {
  const lists: Record<string, unknown> = {};
  for (const [name, columns] of Object.entries(textColumns)) {
    const list = columns.join(', ');
    const order =
      name === 'streets' ? streetOrder : `ORDER BY ${columns.map(column => `${column} NULLS FIRST`)}`;
    await connection.run(
      `CREATE OR REPLACE TEMP TABLE text_${name} AS
       SELECT ${list}, (row_number() OVER (${order}) - 1)::INTEGER AS number, count(*)::INTEGER AS objects
       FROM verblijfsobject GROUP BY ${list}`,
    );
    const reader = await connection.runAndReadAll(`SELECT ${list} FROM text_${name} ORDER BY number`);
    lists[name] = reader.getRowsJS();
  }
  const pairs = await connection.runAndReadAll(
    `SELECT DISTINCT ${postcodeSql} AS code, number
     FROM (SELECT DISTINCT postcode, straat, woonplaats FROM verblijfsobject) JOIN text_streets USING (straat, woonplaats)
     WHERE code IS NOT NULL ORDER BY code, number`,
  );
  const counts = await connection.runAndReadAll('SELECT objects FROM text_streets ORDER BY number');
  const texts = { ...lists, postcodes: pairs.getRowsJS().flat().map(Number) } as unknown as IndexTexts;
  return { texts, onStreets: counts.getRowsJS().map(([objects]) => Number(objects)) };
}

/** A postcode as a number with the same sort order; null when invalid. */
export function postcodeCode(postcode: string): number | null {
  if (!/^[1-9]\d{3}[A-Z]{2}$/.test(postcode)) return null;
  const [first = 0, second = 0] = [postcode.charCodeAt(4), postcode.charCodeAt(5)];
  return Number(postcode.slice(0, 4)) * 676 + (first - firstLetter) * 26 + second - firstLetter;
}

const postcodeSql = postcodeNumberSql('postcode');

/** Distinct figures of each range, ascending, as integers of the index. */
export async function knownFigures(connection: DuckDBConnection, key: LocatorRangeKey): Promise<number[]> {
  const { column } = rangeColumns[key];
  if (!(await hasColumn(connection, column))) return [];
  const figure = figureSql(key);
  const reader = await connection.runAndReadAll(
    `SELECT DISTINCT ${figure} AS figure FROM verblijfsobject WHERE ${column} >= 0 ORDER BY figure`,
  );
  return reader.getRowsJS().map(([value]) => Number(value));
}

/** The gemeenten of the snapshot, by name: the index in this list is their code in the index. */
export async function indexedGemeenten(connection: DuckDBConnection): Promise<IndexedGemeente[]> {
  const provincie = (await hasColumn(connection, 'provincie')) ? 'any_value(provincie)' : 'NULL';
  const reader = await connection.runAndReadAll(
    `SELECT gemeentecode AS code, coalesce(any_value(gemeentenaam), gemeentecode) AS naam, ${provincie} AS provincie,
       count(*)::INTEGER AS objects
     FROM verblijfsobject WHERE gemeentecode IS NOT NULL
     GROUP BY gemeentecode ORDER BY strip_accents(naam), code`,
  );
  return reader.getRowObjectsJS() as unknown as IndexedGemeente[];
}

/** Rows of `verblijfsobject` with their house numbers in address order, in batches of some thousand. */
export async function readAddressOrder(
  connection: DuckDBConnection,
  take: (rows: Int32Array, houseNumbers: Int32Array, count: number) => void,
): Promise<void> {
  // Sorting by one number instead of two, with few other columns, takes a third of the time.
  const sql = `SELECT "row", huisnummer FROM (
      SELECT o.rowid::INTEGER AS "row", o.huisnummer, o.suffix_key,
        (streets.number::BIGINT << 32) + o.huisnummer AS place
      FROM verblijfsobject o ${textJoin('streets')})
    ORDER BY place, suffix_key, "row"`;
  for await (const chunk of chunksOf(connection, sql))
    take(itemsOf<Int32Array>(chunk, 0), itemsOf<Int32Array>(chunk, 1), chunk.rowCount);
}

/**
 * All objects in index order: by municipality, function, year. Calls back with batches of some thousand rows. Requires
 * the numbered texts.
 */
export async function readIndexSource(
  connection: DuckDBConnection,
  gemeenten: readonly IndexedGemeente[],
  take: (rows: SourceRows) => Promise<void>,
): Promise<void> {
  for await (const chunk of chunksOf(connection, await sourceSql(connection, gemeenten))) {
    const items = <Name extends string, Items>(names: readonly Name[], from: number): Record<Name, Items> =>
      Object.fromEntries(names.map((name, index) => [name, itemsOf<Items>(chunk, from + index)])) as Record<
        Name,
        Items
      >;
    await take({
      count: chunk.rowCount,
      numbers: items(sourceColumns, 0),
      ids: items(idColumns, sourceColumns.length),
      degrees: items(degreeColumns, sourceColumns.length + idColumns.length),
    });
  }
}

/** Code for an object without an energielabel. */
export const noLabel = 255;

/** Energielabels by row of `verblijfsobject`, as indexes in `energyLabels`. */
export async function readLabels(connection: DuckDBConnection, objects: number): Promise<Uint8Array> {
  const labels = new Uint8Array(objects).fill(noLabel);
  const sql = `SELECT rowid::INTEGER, ${positionSql(energyLabels, 'energielabel')} FROM verblijfsobject
    WHERE energielabel IS NOT NULL`;
  for await (const chunk of chunksOf(connection, sql)) {
    const [rows, found] = [itemsOf<Int32Array>(chunk, 0), itemsOf<Int32Array>(chunk, 1)];
    for (let at = 0; at < chunk.rowCount; at++) labels[rows[at] ?? 0] = found[at] ?? noLabel;
  }
  return labels;
}

function textJoin(name: keyof typeof textColumns): string {
  const same = textColumns[name].map(column => `${name}.${column} IS NOT DISTINCT FROM o.${column}`);
  return `JOIN text_${name} ${name} ON ${same.join(' AND ')}`;
}

async function sourceSql(
  connection: DuckDBConnection,
  gemeenten: readonly IndexedGemeente[],
): Promise<string> {
  const functions = gebruiksdoelen
    .map((name, bit) => `${2 ** bit} * list_contains(gebruiksdoelen, '${name}')::INTEGER`)
    .join(' + ');
  const ranges: string[] = [];
  for (const key of locatorRangeKeys) {
    const { column } = rangeColumns[key];
    const there = await hasColumn(connection, column);
    ranges.push(there ? `coalesce(${figureSql(key)}, -1)::INTEGER AS ${key}` : `-1 AS ${key}`);
  }
  const zoning = (await hasColumn(connection, 'enkelbestemming'))
    ? positionSql(enkelbestemmingen, 'enkelbestemming')
    : '-1';
  const names = Object.keys(textColumns) as (keyof typeof textColumns)[];
  return `WITH coded AS (
      SELECT o.rowid::INTEGER AS "row", streets.number AS street, details.number AS detail, areas.number AS area_code,
        o.huisnummer, coalesce(gemeenten.number, -1) AS gemeente,
        coalesce(${postcodeSql}, -1) AS postcode,
        (${functions})::INTEGER AS functions, ${positionSql(energyLabels, 'energielabel')} AS label,
        ${positionSql(vtwTypes, 'vtw_type')} AS vtw, fictional::INTEGER AS fictional, ${zoning} AS zoning, lon, lat,
        o.object_id::BIGINT AS object_id, coalesce(o.pand_id::BIGINT, -1) AS pand_id, ${ranges.join(', ')}
      FROM verblijfsobject o ${names.map(textJoin).join(' ')}
      LEFT JOIN (VALUES ${numbered(gemeenten)}) gemeenten(code, number) ON gemeenten.code = o.gemeentecode),
    placed AS (
      SELECT *, ((CASE WHEN gemeente < 0 THEN 65535 ELSE gemeente END)::BIGINT << 32)
        + (functions::BIGINT << 16) + year + 1 AS place FROM coded)
    SELECT ${[...sourceColumns, ...idColumns, ...degreeColumns].map(name => `"${name}"`).join(', ')} FROM placed
    ORDER BY place, "row"`;
}

/** A figure as compared by the locator, as an integer of the index. */
function figureSql(key: LocatorRangeKey): string {
  const { column, scale } = rangeColumns[key];
  return `round(${column} * ${scale})::INTEGER`;
}

/** A join, because comparing with hundreds of gemeenten one by one would dominate the time. */
function numbered(gemeenten: readonly IndexedGemeente[]): string {
  return ['(NULL, -1)', ...gemeenten.map(({ code }, number) => `('${code}', ${number})`)].join(', ');
}

/** Older snapshots lack some columns. */
async function hasColumn(connection: DuckDBConnection, column: string): Promise<boolean> {
  const result = await connection.run('SELECT * FROM verblijfsobject LIMIT 0');
  return result.columnNames().includes(column);
}
