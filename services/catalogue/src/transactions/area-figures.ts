import {
  type AreaLevel,
  fewestForMedian,
  type TransactionAreaFigures,
  type TransactionFilter,
} from '@kavel/contracts/transactions';
import type { TransactionSource } from './source';
import { whereSql } from './terms';

/** The code of a buurt starts with those of its wijk and its gemeente. */
const codes: Readonly<Record<AreaLevel, string>> = {
  buurt: 'buurtcode',
  wijk: `'WK' || substr(buurtcode, 3, 6)`,
  gemeente: 'gemeentecode',
};

/** Count and median of each area with transactions. */
export async function transactionAreaFigures(
  source: TransactionSource,
  filter: TransactionFilter,
  level: AreaLevel,
  today: string,
): Promise<TransactionAreaFigures> {
  const areas = await source.rowsOnce<TransactionAreaFigures['areas'][number]>(
    `SELECT ${codes[level]} AS code, count(*)::INTEGER AS count,
       CASE WHEN count(price_per_m2) >= ${fewestForMedian} THEN round(median(price_per_m2), 2) END AS median
     FROM transaction WHERE ${whereSql(source, filter, today)} AND ${codes[level]} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  return { snapshot: source.id, count: areas.reduce((sum, { count }) => sum + count, 0), areas };
}
