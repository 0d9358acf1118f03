import { fullAddress, type RealEstateObject } from '@kavel/contracts';
import type {
  Transaction,
  TransactionPage,
  TransactionPageQuery,
  TransactionSort,
} from '@kavel/contracts/transactions';
import { ownCountSql, ownOf, type TransactionSource } from './source';
import { quoted, whereSql } from './terms';

const sortColumns: Readonly<Record<TransactionSort, string>> = {
  date: '"date"',
  price: 'price',
  pricePerM2: 'price_per_m2',
  area: 'area',
};

/** Columns of Transaction from a transaction `t` and its object `o`; the address is composed from its parts. */
const columns = `t.transaction_id AS id, t.object_id AS "objectId", t.category, t.property_type AS "propertyType",
  o.straat, o.huisnummer, o.huisletter, o.huisnummertoevoeging, o.postcode, o.woonplaats, t.gemeentecode,
  t."date"::VARCHAR AS date, t.price, t.price_per_m2 AS "pricePerM2", t.area, t.rooms, t."year", t.plot, t.bar_kk_hi,
  t.bar_kk_thi, t.bar_kk_mh, t.thi, t.walt, o.gebruiksdoelen, t.woningtype, t.subtype, t.koopconditie, t.energielabel,
  t.onderhoud_binnen AS "onderhoudBinnen", t.onderhoud_buiten AS "onderhoudBuiten", t.bouwvorm, o.lon, o.lat,
  t.fictional`;
const columnsOf = ({ hasOwn }: TransactionSource): string =>
  `${columns}, ${hasOwn ? 't.own' : 'false'} AS own`;

type AddressParts = Pick<
  RealEstateObject,
  'straat' | 'huisnummer' | 'huisletter' | 'huisnummertoevoeging' | 'postcode' | 'woonplaats'
>;
type Row = AddressParts & Omit<Transaction, 'address'>;

/** Transactions without a value come last in both directions. */
export async function transactionPage(
  source: TransactionSource,
  { filter, sort, limit, offset }: TransactionPageQuery,
  today: string,
): Promise<TransactionPage> {
  const where = whereSql(filter, today);
  const direction = sort.direction === 'ascending' ? 'ASC' : 'DESC';
  const order = `${sortColumns[sort.by]} ${direction} NULLS LAST, transaction_id`;
  const [counted, rows] = await Promise.all([
    source.rowOnce<{ count: number; own: number | null }>(
      `SELECT count(*)::INTEGER AS count, ${ownCountSql(source)} AS own FROM transaction WHERE ${where}`,
    ),
    source.rowsOnce<Row>(
      `WITH t AS (SELECT * FROM transaction WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
       SELECT ${columnsOf(source)} FROM t JOIN verblijfsobject o USING (object_id) ORDER BY ${order}`,
    ),
  ]);
  return {
    snapshot: source.id,
    count: counted?.count ?? 0,
    ...ownOf(counted),
    transactions: rows.map(toTransaction),
  };
}

/** In the order of the ids; those that are not there are left out. */
export async function transactionsById(
  source: TransactionSource,
  ids: readonly string[],
): Promise<Pick<TransactionPage, 'snapshot' | 'transactions'>> {
  const rows = await source.rowsOnce<Row>(
    `SELECT ${columnsOf(source)} FROM transaction t JOIN verblijfsobject o USING (object_id)
     WHERE t.transaction_id IN (${ids.map(quoted).join(', ')})`,
  );
  const byId = new Map(rows.map(row => [row.id, row]));
  const found = ids.flatMap(id => byId.get(id) ?? []);
  return { snapshot: source.id, transactions: found.map(toTransaction) };
}

function toTransaction(row: Row): Transaction {
  const { straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats, ...rest } = row;
  return {
    ...rest,
    address: fullAddress({ straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats }),
  };
}
