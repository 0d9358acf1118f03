import { dwellingTypes, gebruiksdoelen } from '@kavel/contracts/lists';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { DealKind, FictionalData, FictionalTransactionFact } from '../fictional-data';

const dwelling = `o.vtw_type IN (${dwellingTypes.map(type => `'${type}'`).join(', ')})`;
const functions = gebruiksdoelen
  .map((functie, bit) => `(list_contains(o.gebruiksdoelen, '${functie}')::INTEGER << ${bit})`)
  .join(' + ');

const markets = {
  sale: {
    id: `'s-' || d.sale_id`,
    propertyType: 'koop',
    euro: 'd.price',
    price: 'd.price',
    marks: 'coalesce(d.marks, 0)',
  },
  rent: {
    id: `'r-' || d.object_id || '-' || d.date::VARCHAR`,
    propertyType: 'huur',
    euro: 'd.annual_rent',
    price: `CASE WHEN ${dwelling} THEN d.annual_rent / 12 ELSE d.annual_rent END`,
    marks: '0',
  },
} as const satisfies Record<DealKind, Record<'id' | 'propertyType' | 'euro' | 'price' | 'marks', string>>;

const facts: readonly FictionalTransactionFact[] = [
  'rooms',
  'plot',
  'bar_kk_hi',
  'bar_kk_thi',
  'bar_kk_mh',
  'thi',
  'walt',
  'woningtype',
  'subtype',
  'koopconditie',
  'onderhoud_binnen',
  'onderhoud_buiten',
  'bouwvorm',
];

/**
 * Sales and rents with the columns that the transactions map filters by, by market and in tile order. Facts missing in
 * the files are generated for fictional deals; for real ones they stay unknown.
 */
export async function deriveTransactions(
  builder: SnapshotBuilder,
  fictionalData: FictionalData | null,
): Promise<void> {
  const all = [transactionsSql('sale', fictionalData), transactionsSql('rent', fictionalData)];
  await builder.replace(
    'transaction',
    `SELECT * EXCLUDE (morton) FROM (${all.join(' UNION ALL ')})
     ORDER BY category, property_type, morton, date, transaction_id`,
  );
}

function transactionsSql(kind: DealKind, fictionalData: FictionalData | null): string {
  const { id, propertyType, euro, price, marks } = markets[kind];
  const drawn = fictionalData?.transactionFacts(kind);
  const factColumns = facts.map(fact =>
    drawn ? `CASE WHEN d.fictional THEN ${drawn[fact]} END AS ${fact}` : `NULL AS ${fact}`,
  );
  return `SELECT ${id} AS transaction_id, d.object_id, CASE WHEN ${dwelling} THEN 'wonen' ELSE 'commercieel' END AS category,
      '${propertyType}' AS property_type, d.date, round(${price}, 2) AS price,
      CASE WHEN o.oppervlakte > 0 THEN round(${euro} / o.oppervlakte) END AS price_per_m2,
      o.oppervlakte AS area, o.bouwjaar AS "year", ${functions} AS functions, o.energielabel, o.gemeentecode,
      o.buurtcode, o.vtw_type, o.x, o.y, d.fictional, ${marks} AS marks, o.morton, ${factColumns.join(', ')}
    FROM ${kind} d JOIN verblijfsobject o USING (object_id)`;
}
