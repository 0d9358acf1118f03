import type { TransactionArea } from '@kavel/contracts/transactions';
import { doubleSql } from '../../duckdb/double-sql';
import { toGridX, toGridY } from '../../geo/mercator';
import { trapezoidsOf } from '../../geo/trapezoids';

/** A join that keeps the rows of an area, for a table with grid columns x and y; nothing where there is no area. */
export function areaSql(area: TransactionArea | undefined): string {
  if (area === undefined) return '';
  const trapezoids = trapezoidsOf(gridRing(area)).map(
    ({ yFrom, yTo, left, right }) =>
      `(${[yFrom, yTo, left.at, left.slope, right.at, right.slope].map(doubleSql).join(', ')})`,
  );
  // A ring without an area holds nothing; the list of values must not be empty.
  const values = trapezoids.length > 0 ? trapezoids : ['(0, 0, 0, 0, 0, 0)'];
  return `JOIN (VALUES ${values.join(', ')}) inside(y_from, y_to, left_at, left_slope, right_at, right_slope)
    ON y >= y_from AND y < y_to AND x >= left_at + left_slope * y AND x < right_at + right_slope * y`;
}

/** Positions as grid cells; y runs downwards there, which changes nothing about what lies inside. */
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
