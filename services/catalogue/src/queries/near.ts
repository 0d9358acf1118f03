import { listValue } from '@duckdb/node-api';
import type { VtwType } from '@kavel/contracts';
import { type LonLat, metresPerCell, toGrid } from '../geo/mercator';
import type { SqlValues } from '../snapshot';

/** A circle around a position. */
export interface Circle extends LonLat {
  /** Metres. */
  radius: number;
}

/** Deals or rents near a position. Dates ISO, both inclusive. */
export interface NearbyQuery extends Circle {
  vtwTypes: readonly VtwType[];
  from: string;
  to: string;
  /** Nearest first, limited to this number. */
  limit: number;
}

/** Distance in metres from the circle's centre, for a table with grid columns x and y. */
export const distanceSql =
  'sqrt(pow((x - $x)::DOUBLE, 2) + pow((y - $y)::DOUBLE, 2)) * $metresPerCell::DOUBLE';

/** Cheap bounding box test that uses the table's zone maps, before the distance is computed. */
export const insideBoxSql = 'x BETWEEN $x - $cells AND $x + $cells AND y BETWEEN $y - $cells AND $y + $cells';

export function circleValues(circle: Circle): SqlValues {
  const metres = metresPerCell(circle.lat);
  const { x, y } = toGrid(circle);
  return { x, y, cells: Math.ceil(circle.radius / metres), metresPerCell: metres, radius: circle.radius };
}

export function nearbyValues(query: NearbyQuery): SqlValues {
  return {
    ...circleValues(query),
    types: listValue([...query.vtwTypes]),
    from: query.from,
    to: query.to,
    limit: query.limit,
  };
}

/** Rows `near` of a table with x, y, vtw_type and date, nearest first. */
export function nearSql(table: 'sale' | 'rent'): string {
  return `SELECT * FROM (SELECT *, ${distanceSql} AS distance FROM ${table}
      WHERE ${insideBoxSql} AND vtw_type IN (SELECT unnest($types::VARCHAR[]))
        AND date BETWEEN $from::DATE AND $to::DATE)
    WHERE distance <= $radius::DOUBLE ORDER BY distance, date DESC LIMIT $limit`;
}
