import type { TransactionArea } from '@kavel/contracts/transactions';
import { doubleSql } from '../duckdb/double-sql';
import { toGridX, toGridY } from '../geo/mercator';
import { trapezoidsOf } from '../geo/trapezoids';

/** SQL join that keeps the rows within an area, for a table with grid columns x and y; empty without an area. */
export function areaSql(area: TransactionArea | undefined): string {
  if (area === undefined) return '';
  const trapezoids = trapezoidsOf(gridRing(area)).map(
    ({ yFrom, yTo, left, right }) =>
      `(${[yFrom, yTo, left.at, left.slope, right.at, right.slope].map(doubleSql).join(', ')})`,
  );
  // A ring without an area contains nothing, but the VALUES list must not be empty.
  const values = trapezoids.length > 0 ? trapezoids : ['(0, 0, 0, 0, 0, 0)'];
  return `JOIN (VALUES ${values.join(', ')}) inside(y_from, y_to, left_at, left_slope, right_at, right_slope)
    ON y >= y_from AND y < y_to AND x >= left_at + left_slope * y AND x < right_at + right_slope * y`;
}

/** Converts positions to grid cells; y is reversed there, which does not affect containment. */
function gridRing(area: TransactionArea): number[] {
  return ringOf(area).flatMap(([lon, lat]) => [toGridX(lon), toGridY(lat)]);
}

function ringOf(area: TransactionArea): [number, number][] {
  if ('ring' in area) return area.ring;
  const [west, south, east, north] = area.bounds;
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
