import type {
  Spread,
  TransactionArea,
  TransactionFilter,
  TransactionStatistics,
} from '@kavel/contracts/transactions';
import { areaSql } from './area-sql';
import { ownCountSql, ownOf, type TransactionSource } from './source';
import { whereSql } from './terms';

/** Quartiles by linear interpolation between the two nearest values. */
const quartiles = (column: string): string => `quantile_cont(${column}, [0.25, 0.5, 0.75])`;

interface Row {
  count: number;
  own: number | null;
  month: string | null;
  price: number[] | null;
  pricePerM2: number[] | null;
}

/** Count, quartiles and trend of the matching transactions, in an area or everywhere. */
export async function transactionStatistics(
  source: TransactionSource,
  filter: TransactionFilter,
  area: TransactionArea | undefined,
  today: string,
): Promise<TransactionStatistics> {
  const rows = await source.rowsOnce<Row>(
    `SELECT strftime("date", '%Y-%m') AS month, count(*)::INTEGER AS count, ${ownCountSql(source)} AS own,
       ${quartiles('price')} AS price,
       ${quartiles('price_per_m2')} AS "pricePerM2"
     FROM transaction ${areaSql(area)} WHERE ${whereSql(source, filter, today)}
     GROUP BY GROUPING SETS ((), (month)) ORDER BY month NULLS FIRST`,
  );
  const [all, ...months] = rows;
  return {
    snapshot: source.id,
    count: all?.count ?? 0,
    ...ownOf(all),
    price: spreadOf(all?.price),
    pricePerM2: spreadOf(all?.pricePerM2),
    trend: months.map(({ month, count, pricePerM2 }) => ({
      month: month ?? '',
      count,
      medianPricePerM2: pricePerM2?.[1] ?? null,
    })),
  };
}

function spreadOf(values: readonly number[] | null | undefined): Spread {
  const [p25, median, p75] = values ?? [];
  return p25 === undefined || median === undefined || p75 === undefined ? null : { p25, median, p75 };
}
