import { dwellingTypes, gebruiksdoelen } from '@kavel/contracts/lists';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { DealKind, FictionalData, FictionalTransactionFact } from '../fictional-data';

/** More deals are sorted in parts, so that a sort does not spill to disk. */
const mostSorted = 250_000;

/** The order of markets in the table. */
const categories = ['commercieel', 'wonen'] as const;
type Category = (typeof categories)[number];
const kinds = ['rent', 'sale'] as const satisfies readonly DealKind[];

const dwelling = `d.vtw_type IN (${dwellingTypes.map(type => `'${type}'`).join(', ')})`;
const functions = gebruiksdoelen
  .map((functie, bit) => `(list_contains(o.gebruiksdoelen, '${functie}')::INTEGER << ${bit})`)
  .join(' + ');

const deals = {
  sale: { id: `'s-' || d.sale_id`, propertyType: 'koop', euro: 'd.price', marks: 'coalesce(d.marks, 0)' },
  rent: {
    id: `'r-' || d.object_id || '-' || d.date::VARCHAR`,
    propertyType: 'huur',
    euro: 'd.annual_rent',
    marks: '0',
  },
} as const satisfies Record<DealKind, Record<'id' | 'propertyType' | 'euro' | 'marks', string>>;

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
  const parts = { rent: await partsOf(builder, 'rent'), sale: await partsOf(builder, 'sale') };
  const selects = categories.flatMap(category =>
    kinds.flatMap(kind =>
      parts[kind].map(
        part => `SELECT * EXCLUDE (morton) FROM (${transactionsSql(kind, category, part, fictionalData)})
          ORDER BY morton, date, transaction_id`,
      ),
    ),
  );
  await builder.replace('transaction', ...selects);
}

/** Conditions on deals `d` and their objects `o`: both tables are in tile order, so parts follow one another in it. */
async function partsOf(builder: SnapshotBuilder, kind: DealKind): Promise<string[]> {
  const parts = await builder.rows<{ first: bigint; last: bigint; from: bigint; to: bigint }>(
    `SELECT min("row") AS first, max("row") AS last, min(place) AS "from", max(place) AS "to"
     FROM (SELECT rowid AS "row", morton(x, y) AS place FROM ${kind} WHERE x IS NOT NULL)
     GROUP BY "row" // ${mostSorted} ORDER BY first`,
  );
  return parts.map(
    ({ first, last, from, to }) =>
      `d.rowid BETWEEN ${first} AND ${last} AND o.morton BETWEEN ${from} AND ${to}`,
  );
}

function transactionsSql(
  kind: DealKind,
  category: Category,
  part: string,
  fictionalData: FictionalData | null,
): string {
  const drawn = fictionalData?.transactionFacts(kind);
  const factColumns = facts.map(fact =>
    drawn ? `CASE WHEN fictional THEN ${drawn.facts[fact]} END AS ${fact}` : `NULL AS ${fact}`,
  );
  const isMonthly = kind === 'rent' && category === 'wonen';
  return `SELECT transaction_id, object_id, '${category}' AS category, '${deals[kind].propertyType}' AS property_type,
      date, round(${isMonthly ? 'euro / 12' : 'euro'}, 2) AS price,
      CASE WHEN oppervlakte > 0 THEN round(euro / oppervlakte) END AS price_per_m2,
      oppervlakte AS area, bouwjaar AS "year", functions, energielabel, gemeentecode,
      buurtcode, vtw_type, x, y, fictional, marks, morton, ${factColumns.join(', ')}
    FROM (${dealtSql(kind, category, part, drawn?.chances ?? {})})`;
}

/** Deals with what is computed once for each: in the branches of a CASE DuckDB computes the same again. */
function dealtSql(
  kind: DealKind,
  category: Category,
  part: string,
  chances: Readonly<Record<string, string>>,
): string {
  const { id, euro, marks } = deals[kind];
  const drawn = Object.entries(chances).map(([name, chance]) => `, ${chance} AS ${name}`);
  return `SELECT ${id} AS transaction_id, d.object_id, d.date, ${euro} AS euro, d.fictional, ${marks} AS marks,
      o.oppervlakte, o.bouwjaar, ${functions} AS functions, o.energielabel, o.gemeentecode, o.buurtcode, o.vtw_type,
      o.x, o.y, o.morton${drawn.join('')}
    FROM ${kind} d JOIN verblijfsobject o USING (object_id)
    WHERE ${part} AND ${category === 'wonen' ? dwelling : `(${dwelling}) IS NOT TRUE`}`;
}
