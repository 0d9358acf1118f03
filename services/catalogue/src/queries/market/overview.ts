import type { MarketOverview } from '@kavel/contracts/market';
import type { PropertyType } from '@kavel/contracts/transactions';
import { hasColumn } from '../../has-column';
import { perSnapshot } from '../../per-snapshot';
import { dwellingDealsSql } from './dwelling-deals';

type Deals = NonNullable<MarketOverview['sales']>;

/** First and last month of sales and lettings of dwellings, by kind; a kind without any is left out. */
export const dealMonths = perSnapshot(async snapshot => {
  const rows = await snapshot.rowsOnce<Deals & { kind: PropertyType }>(
    `SELECT property_type AS kind, strftime(min("date"), '%Y-%m') AS "from", strftime(max("date"), '%Y-%m') AS "to",
       count(*)::INTEGER AS count, bool_or(fictional) AS fictional
     FROM transaction WHERE ${await dwellingDealsSql(snapshot)} GROUP BY 1`,
  );
  return new Map(rows.map(({ kind, ...deals }) => [kind, deals]));
});

const hasSeries = hasColumn('series_value', 'value');

/** Which series there are, by indicator and grain. */
export const importedSeries = perSnapshot(async snapshot => {
  if (!(await hasSeries(snapshot))) return [];
  return snapshot.rowsOnce<MarketOverview['series'][number]>(
    `SELECT indicator, grain, count(DISTINCT code)::INTEGER AS areas, strftime(min(period), '%Y-%m') AS "from",
       strftime(max(period), '%Y-%m') AS "to", list_sort(list(DISTINCT origin)) AS origins,
       bool_or(fictional) AS fictional
     FROM series_value WHERE value IS NOT NULL GROUP BY indicator, grain ORDER BY indicator, grain`,
  );
});
