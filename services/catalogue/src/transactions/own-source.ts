import type { DuckDBConnection } from '@duckdb/node-api';
import { dwellingTypes, gebruiksdoelen } from '@kavel/contracts/lists';
import { type PropertyType, type ReadOwnSale, saleMarks } from '@kavel/contracts/transactions';
import type { Inside } from '../geo/inside';
import { rowsInside } from '../queries/rows-inside';
import type { Snapshot } from '../snapshot';
import { type TransactionSource, transactionsOf } from './source';
import { functionBit, markBits } from './terms';

/** A sale or rent that an organisation brought itself, of an object of the catalogue. */
export type OwnSale = Omit<ReadOwnSale, 'address' | 'reference'> & { id: string; objectId: string };

/** Transactions of a snapshot with those of one organisation beside them. */
export interface OwnTransactions extends TransactionSource {
  close(): void;
}

const columns: Readonly<Record<keyof OwnSale, string>> = {
  id: 'VARCHAR',
  objectId: 'VARCHAR',
  propertyType: 'VARCHAR',
  date: 'DATE',
  amount: 'DOUBLE',
  area: 'DOUBLE',
  rooms: 'INTEGER',
  plot: 'DOUBLE',
  woningtype: 'VARCHAR',
  subtype: 'VARCHAR',
  koopconditie: 'VARCHAR',
  energielabel: 'VARCHAR',
  onderhoudBinnen: 'VARCHAR',
  onderhoudBuiten: 'VARCHAR',
  bouwvorm: 'VARCHAR',
  bar_kk_hi: 'DOUBLE',
  bar_kk_thi: 'DOUBLE',
  bar_kk_mh: 'DOUBLE',
  thi: 'DOUBLE',
  walt: 'DOUBLE',
  marks: 'VARCHAR[]',
};

/** What a connection of its own has besides, or instead, of the transactions of the snapshot. */
export interface OwnPart {
  /** Of the organisation. */
  sales: readonly OwnSale[];
  /** Only what lies inside is in `transaction`; null: everything. */
  inside: Inside | null;
}

/**
 * Opens a connection of its own in which `transaction` also has these sales, and only what lies inside. Both are
 * temporary tables, which no other connection sees: a query of another organisation cannot name them. Sales of objects
 * that this snapshot does not know are left out.
 */
export async function openOwnTransactions(
  snapshot: Snapshot,
  { sales, inside }: OwnPart,
): Promise<OwnTransactions> {
  const connection = await snapshot.connect();
  const hasOwn = sales.length > 0;
  const shared = await transactionsOf(snapshot);
  const hasMarks = shared.hasMarks || sales.some(({ marks }) => marks !== null);
  try {
    if (hasOwn) await connection.run(tableSql, { rows: JSON.stringify(sales) });
    const parts = [
      { table: await snapshotTable(connection), own: false },
      ...(hasOwn ? [{ table: 'own_transaction', own: true }] : []),
    ];
    await (inside ? makeTable(connection, parts, inside) : connection.run(viewSql(parts)));
  } catch (error) {
    connection.closeSync();
    throw error;
  }
  const rowsOnce = oneAtATime(connection);
  return {
    id: snapshot.id,
    ...(hasOwn ? { hasOwn: true as const } : {}),
    ...(hasMarks ? { hasMarks: true as const } : {}),
    hasRowNumber: true,
    rowsOnce,
    rowOnce: async <Row>(sql: string) => (await rowsOnce<Row>(sql))[0] ?? null,
    close: () => connection.closeSync(),
  };
}

/** A connection answers one query at a time. */
function oneAtATime(connection: DuckDBConnection): TransactionSource['rowsOnce'] {
  let before: Promise<unknown> = Promise.resolve();
  return <Row>(sql: string) => {
    const answer = before.then(async () => (await connection.runAndReadAll(sql)).getRowObjectsJS() as Row[]);
    before = answer.catch(() => undefined);
    return answer;
  };
}

const dwelling = `o.vtw_type IN (${dwellingTypes.map(type => `'${type}'`).join(', ')})`;
const functions = gebruiksdoelen
  .map(
    functie =>
      `CASE WHEN list_contains(o.gebruiksdoelen, '${functie}') THEN ${functionBit(functie)} ELSE 0 END`,
  )
  .join(' + ');
const marks = saleMarks
  .map(mark => `CASE WHEN list_contains(s.marks, '${mark}') THEN ${markBits([mark])} ELSE 0 END`)
  .join(' + ');
const isRent = `s."propertyType" = '${'huur' satisfies PropertyType}'`;

/** As an import derives `transaction`; what the file tells of an object comes before what the registers know. */
const tableSql = `CREATE TEMP TABLE own_transaction AS
  SELECT s.id AS transaction_id, s."objectId" AS object_id,
    CASE WHEN ${dwelling} THEN 'wonen' ELSE 'commercieel' END AS category, s."propertyType" AS property_type, s.date,
    round(CASE WHEN ${isRent} AND ${dwelling} THEN s.amount / 12 ELSE s.amount END, 2) AS price,
    round(s.amount / nullif(coalesce(s.area, o.oppervlakte), 0)) AS price_per_m2,
    coalesce(s.area, o.oppervlakte) AS area, s.rooms, o.bouwjaar AS "year", s.plot, s.bar_kk_hi, s.bar_kk_thi,
    s.bar_kk_mh, s.thi, s.walt, ${functions} AS functions, s.woningtype, s.subtype, s.koopconditie,
    coalesce(s.energielabel, o.energielabel) AS energielabel, s."onderhoudBinnen" AS onderhoud_binnen,
    s."onderhoudBuiten" AS onderhoud_buiten, s.bouwvorm, ${marks} AS marks, o.gemeentecode, o.buurtcode,
    o.vtw_type, o.x, o.y, false AS fictional
  FROM (
    SELECT sale.* FROM (SELECT unnest(from_json($rows::JSON, '${JSON.stringify([columns])}')) AS sale)
  ) s JOIN verblijfsobject o ON o.object_id = s."objectId"`;

/** A table of which `transaction` is made. */
interface Part {
  table: string;
  own: boolean;
}

async function snapshotTable(connection: DuckDBConnection): Promise<string> {
  const reader = await connection.runAndReadAll('SELECT current_database() AS name');
  const [row] = reader.getRowObjectsJS();
  return `"${String(row?.name).replaceAll('"', '""')}".main.transaction`;
}

/** Rows of own sales have negative numbers, so that no two rows have the same. */
function selectSql({ table, own }: Part): string {
  return `SELECT *, ${own ? '-1 - rowid' : 'rowid'} AS row_number, ${own} AS own FROM ${table}`;
}

/** The view takes the name of the table of the snapshot, so that all queries read both. */
function viewSql(parts: readonly Part[]): string {
  return `CREATE TEMP VIEW transaction AS ${parts.map(selectSql).join(' UNION ALL BY NAME ')}`;
}

/** A table instead, so that the outline is compared with once. It keeps the order of the rows: a market is contiguous. */
async function makeTable(
  connection: DuckDBConnection,
  parts: readonly Part[],
  inside: Inside,
): Promise<void> {
  await connection.run('CREATE TEMP TABLE row_inside (own BOOLEAN, "row" INTEGER)');
  for (const { table, own } of parts) {
    const rows = JSON.stringify(await rowsInside(connection, table, inside));
    await connection.run(
      `INSERT INTO row_inside SELECT ${own}, unnest(from_json($rows::JSON, '["INTEGER"]'))`,
      { rows },
    );
  }
  const selects = parts.map(
    part => `${selectSql(part)} WHERE rowid IN (SELECT "row" FROM row_inside WHERE own = ${part.own})`,
  );
  await connection.run(`CREATE TEMP TABLE transaction AS ${selects.join(' UNION ALL BY NAME ')}`);
  await connection.run('DROP TABLE row_inside');
}
