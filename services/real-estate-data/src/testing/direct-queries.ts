import { CatalogueStore } from '@kavel/catalogue';
import { toGridX, toGridY } from '@kavel/catalogue/geo';
import {
  isFilterOf,
  pastYear,
  type TransactionChoice,
  type TransactionRangeKey,
  transactionChoices,
  transactionRangeKeys,
  transactionRanges,
} from '@kavel/contracts/transactions';
import type { Filter, Key } from './plain-transactions';
import { currentYear, today } from './transaction-dates';

/** Corners in degrees. */
export type Ring = readonly (readonly [lon: number, lat: number])[];

export interface DirectQueries {
  /** The table is `deal`: the columns of `transaction`, and `gebruiksdoelen` of the object. */
  rows<Row>(sql: string): Promise<Row[]>;
  close(): void;
}

/** Queries a catalogue with DuckDB without the service. */
export async function openDirectQueries(dataFolder: string): Promise<DirectQueries> {
  const store = new CatalogueStore(dataFolder);
  const connection = await store.use(snapshot => snapshot.connect());
  await connection.run(
    `CREATE TEMP TABLE deal AS
     SELECT t.*, o.gebruiksdoelen FROM transaction t JOIN verblijfsobject o USING (object_id)`,
  );
  return {
    rows: async <Row>(sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS() as Row[],
    close() {
      connection.closeSync();
      store.close();
    },
  };
}

/** Filters that a catalogue without marks of sales has. */
export const plainChoices = transactionChoices.filter(key => key !== 'saleKinds');
export type PlainChoice = Exclude<TransactionChoice, 'saleKinds'>;

export const columnOf: Readonly<Record<TransactionRangeKey | PlainChoice, string>> = {
  price: 'price',
  pricePerM2: 'price_per_m2',
  area: 'area',
  rooms: 'rooms',
  year: '"year"',
  plot: 'plot',
  bar_kk_hi: 'bar_kk_hi',
  bar_kk_thi: 'bar_kk_thi',
  bar_kk_mh: 'bar_kk_mh',
  thi: 'thi',
  walt: 'walt',
  municipalities: 'gemeentecode',
  gebruiksdoel: 'gebruiksdoelen',
  woningtypes: 'woningtype',
  subtypes: 'subtype',
  koopcondities: 'koopconditie',
  energyLabels: 'energielabel',
  onderhoudBinnen: 'onderhoud_binnen',
  onderhoudBuiten: 'onderhoud_buiten',
  bouwvorm: 'bouwvorm',
};

/** The filter as the contract describes it; shares nothing with the SQL of the service. */
export function directWhere(filter: Filter, { without, ring }: { without?: Key; ring?: Ring } = {}): string {
  const { from, to } = filter.transactionDate ?? pastYear(today);
  const conditions: [Key | 'market' | 'ring', string][] = [
    ['market', `category = '${filter.category}'`],
    ['market', `property_type = '${filter.propertyType}'`],
    ['transactionDate', `"date" >= '${from}' AND "date" <= '${to}'`],
    ...plainChoices.flatMap((key): [Key, string][] => {
      const chosen = filter[key] ?? [];
      if (chosen.length === 0 || !isFilterOf(filter, key)) return [];
      const having = key === 'gebruiksdoel' ? 'list_contains(gebruiksdoelen, ?)' : `${columnOf[key]} = ?`;
      return [[key, chosen.map(option => having.replace('?', `'${option}'`)).join(' OR ')]];
    }),
    ...transactionRangeKeys.flatMap((key): [Key, string][] => {
      const limits = transactionRanges(filter, currentYear)[key];
      const { min = limits.min, max = limits.max } = filter.ranges?.[key] ?? {};
      if (!isFilterOf(filter, key)) return [];
      const above: [Key, string][] = min > limits.min ? [[key, `${columnOf[key]} >= ${min}`]] : [];
      const below: [Key, string][] = max < limits.max ? [[key, `${columnOf[key]} <= ${max}`]] : [];
      return [...above, ...below];
    }),
    ...(ring ? [['ring', insideSql(ring)] satisfies ['ring', string]] : []),
  ];
  return conditions.flatMap(([key, sql]) => (key === without ? [] : [`(${sql})`])).join(' AND ');
}

/** By the even-odd rule: a ray to the east crosses an odd number of edges. */
function insideSql(ring: Ring): string {
  const corners = ring.map(([lon, lat]) => [toGridX(lon), toGridY(lat)] as const);
  const crossings = corners.map(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
    if (ay === by) return '0';
    const slope = (bx - ax) / (by - ay);
    const crossed = `x < ${ax - slope * ay}e0 + ${slope.toExponential()} * y`;
    return `CASE WHEN y >= ${Math.min(ay, by)} AND y < ${Math.max(ay, by)} AND ${crossed} THEN 1 ELSE 0 END`;
  });
  return `(${crossings.join(' + ')}) % 2 = 1`;
}
