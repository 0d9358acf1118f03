import { fewestForMedian, type TransactionFilter } from '@kavel/contracts/transactions';
import { toLonLat } from '../geo/mercator';
import type { Box } from '../geo/polygon';
import { hexagonSql } from './hexagon-sql';
import { listedSql, ownCountSql, ownOf, rowSql, type TransactionSource } from './source';
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

/**
 * Side of the squares of zoom 10, in grid cells. With larger ones a tile has so many transactions that reading their ids,
 * which are texts, takes a quarter of the time, and most of it when nothing was read before: then those of the few that
 * are alone in their square are looked up.
 */
const smallSquare = 2 ** 16;

/**
 * Transactions in a box, grouped by squares of `side` grid cells. Both are of a tile: the side is a power of two, and the
 * box begins at a square.
 */
export async function transactionPoints(
  source: TransactionSource,
  filter: TransactionFilter,
  { box, side, today }: { box: Box; side: number; today: string },
): Promise<PointFigures[]> {
  const shift = Math.log2(side);
  const square = `((x - ${box.xmin}) >> ${shift}) * ${(box.xmax - box.xmin) / side} + ((y - ${box.ymin}) >> ${shift})`;
  const byRow = side > smallSquare && !source.hasRowNumber;
  const found = await source.rowsOnce<Omit<PointFigures, 'id'> & { single: string | number | null }>(
    `SELECT avg(x)::INTEGER AS x, avg(y)::INTEGER AS y, count(*)::INTEGER AS count, ${median} AS median,
       min(whole_price) AS low, max(whole_price) AS high,
       CASE WHEN count(*) = 1 THEN any_value(single) END AS single,
       ${ownCountSql(source)} AS own
     FROM (
       SELECT *, ${wholePrice}, ${byRow ? `${rowSql(source)}::INTEGER` : 'transaction_id'} AS single, ${square} AS square
       FROM transaction WHERE ${whereSql(source, filter, today)} AND ${inBox(box)})
     GROUP BY square`,
  );
  const ids = byRow ? await idsOf(source, found) : null;
  return found.map(({ single, ...figures }) => {
    if (single === null) return { ...figures, id: null };
    return { ...figures, id: ids ? (ids.get(Number(single)) ?? null) : String(single) };
  });
}

/** Ids of transactions by their row numbers, of those that are alone. */
async function idsOf(
  source: TransactionSource,
  found: readonly { single: string | number | null }[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = found.flatMap(({ single }) => single ?? []);
  if (numbers.length === 0) return new Map();
  const rows = await source.rowsOnce<{ row: number; id: string }>(
    `SELECT listed.number::INTEGER AS row, transaction_id AS id
     FROM ${listedSql(numbers)} JOIN transaction t ON t.${rowSql(source)} = listed.number`,
  );
  return new Map(rows.map(({ row, id }) => [row, id]));
}

/** Transactions in a box, grouped by hexagons of `radius` grid cells. */
export async function transactionHexagons(
  source: TransactionSource,
  filter: TransactionFilter,
  { box, radius, today }: { box: Box; radius: number; today: string },
): Promise<HexagonFigures[]> {
  const { position, key, hexagonOf } = hexagonSql(box, radius);
  const found = await source.rowsOnce<Omit<HexagonFigures, 'q' | 'r'> & { key: number }>(
    `SELECT key, count(*)::INTEGER AS count,
       CASE WHEN count(whole_price) >= ${fewestForMedian} THEN ${median} END AS median
     FROM (
       SELECT whole_price, ${key} AS key FROM (
         SELECT ${wholePrice}, ${position}
         FROM transaction WHERE ${whereSql(source, filter, today)} AND ${inBox(box)}))
     GROUP BY key`,
  );
  return found.map(({ key: number, ...figures }) => ({ ...hexagonOf(number), ...figures }));
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
     FROM transaction WHERE ${whereSql(source, filter, today)}`,
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
