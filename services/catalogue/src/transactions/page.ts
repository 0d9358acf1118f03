import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import {
  saleMarks,
  type Transaction,
  type TransactionPage,
  type TransactionPageQuery,
  type TransactionSort,
} from '@kavel/contracts/transactions';
import { listedSql, ownCountSql, ownOf, rowSql, type TransactionSource } from './source';
import { markBits, quoted, whereSql } from './terms';

const sortColumns: Readonly<Record<TransactionSort, string>> = {
  date: '"date"',
  price: 'price',
  pricePerM2: 'price_per_m2',
  area: 'area',
};

/** Columns of Transaction from the table `t`. */
const columns = `t.transaction_id AS id, t.object_id AS "objectId", t.category, t.property_type AS "propertyType",
  t.gemeentecode, t."date"::VARCHAR AS date, t.price, t.price_per_m2 AS "pricePerM2", t.area, t.rooms, t."year", t.plot,
  t.bar_kk_hi, t.bar_kk_thi, t.bar_kk_mh, t.thi, t.walt, t.woningtype, t.subtype, t.koopconditie, t.energielabel,
  t.onderhoud_binnen AS "onderhoudBinnen", t.onderhoud_buiten AS "onderhoudBuiten", t.bouwvorm, t.fictional, t.x`;
const columnsOf = (source: TransactionSource): string =>
  `${columns}, ${source.hasOwn ? 't.own' : 'false'} AS own, ${source.hasMarks ? 't.marks' : 'NULL'} AS marks, ${rowSql(source)}::INTEGER AS row`;

/** Columns of Transaction from its object; the address is composed from its parts. */
const objectColumns = `o.object_id AS "objectId", o.straat, o.huisnummer, o.huisletter, o.huisnummertoevoeging,
  o.postcode, o.woonplaats, o.gebruiksdoelen, o.lon, o.lat`;

type AddressParts = Pick<
  RealEstateObject,
  'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
>;
type Placed = AddressParts & Pick<Transaction, 'objectId' | 'gebruiksdoelen' | 'lon' | 'lat'>;
type Row = Omit<Transaction, 'address' | 'gebruiksdoelen' | 'lon' | 'lat' | 'marks'> & {
  row: number;
  x: number;
  /** As bits. */
  marks: number | null;
};

/** Transactions without a value come last in both directions. */
export async function transactionPage(
  source: TransactionSource,
  { filter, sort, limit, offset }: TransactionPageQuery,
  today: string,
): Promise<TransactionPage> {
  const where = whereSql(source, filter, today);
  const direction = sort.direction === 'ascending' ? 'ASC' : 'DESC';
  const order = `${sortColumns[sort.by]} ${direction} NULLS LAST, ${rowSql(source)}`;
  const [counted, found] = await Promise.all([
    source.rowOnce<{ count: number; own: number | null }>(
      `SELECT count(*)::INTEGER AS count, ${ownCountSql(source)} AS own FROM transaction WHERE ${where}`,
    ),
    source.rowsOnce<{ row: number }>(
      `SELECT ${rowSql(source)}::INTEGER AS row FROM transaction WHERE ${where}
       ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    ),
  ]);
  return {
    snapshot: source.id,
    count: counted?.count ?? 0,
    ...ownOf(counted),
    transactions: await inOrder(
      source,
      found.map(({ row }) => row),
    ),
  };
}

/**
 * Rows are looked up by their numbers after sorting and limiting: sorting with all columns, or joining with all objects,
 * takes many times longer.
 */
async function inOrder(source: TransactionSource, numbers: readonly number[]): Promise<Transaction[]> {
  if (numbers.length === 0) return [];
  const rows = await source.rowsOnce<Row>(
    `SELECT ${columnsOf(source)} FROM ${listedSql(numbers)} JOIN transaction t ON t.${rowSql(source)} = listed.number`,
  );
  const byNumber = new Map((await placed(source, rows)).map(one => [one.row, one.transaction]));
  return numbers.flatMap(number => byNumber.get(number) ?? []);
}

/** In the order of the ids; those that are not there are left out. */
export async function transactionsById(
  source: TransactionSource,
  ids: readonly string[],
): Promise<Pick<TransactionPage, 'snapshot' | 'transactions'>> {
  const numbers = await source.rowsOnce<{ row: number }>(
    `SELECT ${rowSql(source)}::INTEGER AS row FROM transaction
     WHERE transaction_id IN (${ids.map(quoted).join(', ')})`,
  );
  const found = await inOrder(
    source,
    numbers.map(({ row }) => row),
  );
  const byId = new Map(found.map(transaction => [transaction.id, transaction]));
  return { snapshot: source.id, transactions: ids.flatMap(id => byId.get(id) ?? []) };
}

/**
 * With what their objects tell. Objects are found by a coordinate first, as numbers are compared faster than ids; all
 * units of a building may share it.
 */
async function placed(
  source: TransactionSource,
  rows: readonly Row[],
): Promise<{ row: number; transaction: Transaction }[]> {
  if (rows.length === 0) return [];
  const near = await source.rowsOnce<{ row: number }>(
    `WITH near AS MATERIALIZED (
       SELECT rowid AS number FROM verblijfsobject WHERE x IN (${rows.map(({ x }) => x).join(', ')}))
     SELECT o.rowid::INTEGER AS row FROM near JOIN verblijfsobject o ON o.rowid = near.number
     WHERE o.object_id IN (${rows.map(({ objectId }) => quoted(objectId)).join(', ')})`,
  );
  if (near.length === 0) return [];
  const objects = await source.rowsOnce<Placed>(
    `SELECT ${objectColumns} FROM ${listedSql(near.map(({ row }) => row))}
     JOIN verblijfsobject o ON o.rowid = listed.number`,
  );
  const byId = new Map(objects.map(object => [object.objectId, object]));
  return rows.flatMap(({ row, x: _, ...rest }) => {
    const object = byId.get(rest.objectId);
    return object ? [{ row, transaction: toTransaction(rest, object) }] : [];
  });
}

function toTransaction(
  { marks: bits, ...facts }: Omit<Row, 'row' | 'x'>,
  { straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats, ...rest }: Placed,
): Transaction {
  const parts = { straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats };
  const marks = saleMarks.filter(mark => ((bits ?? 0) & markBits([mark])) !== 0);
  return { ...facts, ...rest, ...(marks.length > 0 ? { marks } : {}), address: fullAddress(parts) };
}
