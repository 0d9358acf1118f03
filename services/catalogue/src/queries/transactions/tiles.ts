import { fewestForMedian, type TransactionFilter } from '@kavel/contracts/transactions';
import { doubleSql } from '../../duckdb/double-sql';
import { toLonLat } from '../../geo/mercator';
import type { Box } from '../../geo/polygon';
import { ownCountSql, ownOf, type TransactionSource } from './source';
import { whereSql } from './terms';

/** Nearby transactions, grouped. Position in grid cells, prices in €/m² rounded to whole euros. */
export interface PointFigures {
  x: number;
  y: number;
  count: number;
  median: number | null;
  low: number | null;
  high: number | null;
  /** Id of the transaction, when there is exactly one. */
  id: string | null;
  /** How many of them the organisation brought itself; null: none. */
  own: number | null;
}

/** A hexagon by its axial coordinates: see `hexagonCentre` of the tiles. */
export interface HexagonFigures {
  q: number;
  r: number;
  count: number;
  median: number | null;
}

export interface TransactionBounds {
  count: number;
  own?: number;
  fictional?: number;
  bounds: [number, number, number, number] | null;
}

/** Prices per m² are whole euros in every source; a median of integers takes half the time of one of doubles. */
const wholePrice = 'price_per_m2::INTEGER AS whole_price';
const median = 'round(median(whole_price))::INTEGER';
const inBox = ({ xmin, ymin, xmax, ymax }: Box): string =>
  `x >= ${Math.floor(xmin)} AND x < ${Math.ceil(xmax)} AND y >= ${Math.floor(ymin)} AND y < ${Math.ceil(ymax)}`;

/** More than the squares along a side of a box: column and row make one number, which is faster to group by. */
const mostSquares = 10_000;

/** Transactions in a box, grouped by squares of `side` grid cells. */
export function transactionPoints(
  source: TransactionSource,
  filter: TransactionFilter,
  { box, side, today }: { box: Box; side: number; today: string },
): Promise<PointFigures[]> {
  const square = Math.max(1, Math.floor(side));
  const column = `(x // ${square} - ${Math.floor(box.xmin / square)})`;
  const row = `(y // ${square} - ${Math.floor(box.ymin / square)})`;
  return source.rowsOnce<PointFigures>(
    `SELECT avg(x)::INTEGER AS x, avg(y)::INTEGER AS y, count(*)::INTEGER AS count, ${median} AS median,
       min(whole_price) AS low, max(whole_price) AS high,
       CASE WHEN count(*) = 1 THEN any_value(transaction_id) END AS id,
       ${ownCountSql(source)} AS own
     FROM (
       SELECT *, ${wholePrice}, ${column} * ${mostSquares} + ${row} AS square
       FROM transaction WHERE ${whereSql(filter, today)} AND ${inBox(box)})
     GROUP BY square`,
  );
}

/**
 * Transactions in a box, grouped by hexagons of `radius` grid cells, pointy-topped, with one at the grid's origin. A
 * position belongs to the nearest hexagon: cube coordinates are rounded, and the one with the largest rounding error is
 * computed from the other two.
 */
export function transactionHexagons(
  source: TransactionSource,
  filter: TransactionFilter,
  { box, radius, today }: { box: Box; radius: number; today: string },
): Promise<HexagonFigures[]> {
  const [third, size] = [Math.sqrt(3) / 3, radius].map(doubleSql);
  return source.rowsOnce<HexagonFigures>(
    `WITH cubes AS (
       SELECT ${wholePrice}, (x * ${third} - y / 3) / ${size} AS a, y / 1.5e0 / ${size} AS c
       FROM transaction WHERE ${whereSql(filter, today)} AND ${inBox(box)}),
     rounded AS (
       SELECT whole_price, round(a) AS ra, round(-a - c) AS rb, round(c) AS rc,
         abs(round(a) - a) AS da, abs(round(-a - c) + a + c) AS db, abs(round(c) - c) AS dc FROM cubes)
     SELECT (CASE WHEN da > db AND da > dc THEN -rb - rc ELSE ra END)::INTEGER AS q,
       (CASE WHEN da > db AND da > dc THEN rc WHEN db > dc THEN rc ELSE -ra - rb END)::INTEGER AS r,
       count(*)::INTEGER AS count,
       CASE WHEN count(whole_price) >= ${fewestForMedian} THEN ${median} END AS median
     FROM rounded GROUP BY 1, 2`,
  );
}

/** Number of matching transactions, how many are generated, and bounds: west, south, east and north in degrees. */
export async function transactionBounds(
  source: TransactionSource,
  filter: TransactionFilter,
  today: string,
): Promise<TransactionBounds> {
  const row = await source.rowOnce<Box & { count: number; fictional: number; own: number | null }>(
    `SELECT count(*)::INTEGER AS count, count(*) FILTER (fictional)::INTEGER AS fictional, ${ownCountSql(source)} AS own,
       min(x) AS xmin, min(y) AS ymin, max(x) AS xmax, max(y) AS ymax
     FROM transaction WHERE ${whereSql(filter, today)}`,
  );
  if (!row || row.count === 0) return { count: 0, bounds: null };
  const northWest = toLonLat({ x: row.xmin, y: row.ymin });
  const southEast = toLonLat({ x: row.xmax, y: row.ymax });
  return {
    count: row.count,
    ...ownOf(row),
    ...(row.fictional > 0 ? { fictional: row.fictional } : {}),
    bounds: [northWest.lon, southEast.lat, southEast.lon, northWest.lat],
  };
}
