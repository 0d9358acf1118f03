import { type MarketGrain, monthsOfGrain } from '@kavel/contracts/market';
import type { PropertyType } from '@kavel/contracts/transactions';
import type { Snapshot } from '../../snapshot';
import { transactionsInSql } from './area-terms';
import { dwellingDealsSql } from './dwelling-deals';

/** Sales or lettings of dwellings of an area in one period. */
export interface PeriodSpread {
  propertyType: PropertyType;
  /** Number of the period since year 0. */
  period: number;
  n: number;
  /** With a price per m², which the quartiles are of. */
  known: number;
  /** Euro per m²; of rents a year. */
  quartiles: [low: number, median: number, high: number] | null;
  fictional: boolean;
}

/** Counts and quartiles by period, of all periods. */
export async function dealSpreads(
  snapshot: Snapshot,
  code: string,
  grain: MarketGrain,
): Promise<PeriodSpread[]> {
  return snapshot.rowsOnce<PeriodSpread>(
    `SELECT property_type AS "propertyType",
       ((year("date") * 12 + month("date") - 1) // ${monthsOfGrain[grain]})::INTEGER AS period, count(*)::INTEGER AS n,
       count(price_per_m2)::INTEGER AS known, quantile_cont(price_per_m2, [0.25, 0.5, 0.75]) AS quartiles,
       bool_or(fictional) AS fictional
     FROM transaction WHERE ${await dwellingDealsSql(snapshot)} AND ${await transactionsInSql(snapshot, code)}
     GROUP BY 1, 2 ORDER BY 1, 2`,
  );
}

/** The same of each smaller area over a span of days. */
export interface AreaSpread {
  code: string;
  sales: number;
  rents: number;
  /** Medians: euro per m², of rents a year. */
  price: number | null;
  rent: number | null;
}

const codes = {
  buurt: 'buurtcode',
  wijk: `'WK' || substr(buurtcode, 3, 6)`,
  gemeente: 'gemeentecode',
} as const;

export async function areaSpreads(
  snapshot: Snapshot,
  { level, within, from, to }: { level: keyof typeof codes; within: string; from: string; to: string },
): Promise<AreaSpread[]> {
  return snapshot.rowsOnce<AreaSpread>(
    `SELECT ${codes[level]} AS code, count(price_per_m2) FILTER (property_type = 'koop')::INTEGER AS sales,
       count(price_per_m2) FILTER (property_type = 'huur')::INTEGER AS rents,
       median(price_per_m2) FILTER (property_type = 'koop') AS price,
       median(price_per_m2) FILTER (property_type = 'huur') AS rent
     FROM transaction
     WHERE ${await dwellingDealsSql(snapshot)} AND "date" >= DATE '${from}-01'
       AND "date" < DATE '${to}-01' + INTERVAL 1 MONTH AND ${codes[level]} IS NOT NULL AND ${await transactionsInSql(snapshot, within)}
     GROUP BY 1 ORDER BY 1`,
  );
}
