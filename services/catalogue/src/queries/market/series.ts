import type { MarketGrain, SeriesIndicator } from '@kavel/contracts/market';
import { hasColumn } from '../../has-column';
import type { Snapshot } from '../../snapshot';

/** One value of an imported series. */
export interface SeriesValue {
  indicator: SeriesIndicator;
  code: string;
  grain: MarketGrain;
  /** First day of the period. */
  start: string;
  /** Null where its origin publishes none. */
  value: number | null;
  /** On how many it rests, where that is known. */
  n: number | null;
  /** Of an index: the year that is 100. */
  baseYear: number | null;
  origin: string;
  fictional: boolean;
}

const hasSeries = hasColumn('series_value', 'value');

/** All series of areas, by indicator, area, grain, base and period. Fictional ones only where there is no real one. */
export async function seriesOf(snapshot: Snapshot, codes: readonly string[]): Promise<SeriesValue[]> {
  if (codes.length === 0 || !(await hasSeries(snapshot))) return [];
  const names = codes.map((_, at) => `$code${at}`).join(', ');
  return snapshot.rows<SeriesValue>(
    `SELECT indicator, code, grain, period::VARCHAR AS start, value, n, base_year AS "baseYear", origin, fictional
     FROM series_value WHERE code IN (${names})
     QUALIFY NOT fictional OR NOT bool_or(NOT fictional) OVER (PARTITION BY indicator, code, grain)
     ORDER BY indicator, code, grain, base_year, period`,
    Object.fromEntries(codes.map((code, at) => [`code${at}`, code])),
  );
}
