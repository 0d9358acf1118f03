import type { Gebruiksdoel } from '@kavel/contracts';
import { type LonLat, metresPerCell, toGrid } from '../geo/mercator';
import type { Snapshot } from '../snapshot';
import { type Circle, circleValues, distanceSql, insideBoxSql } from './near';

export interface NearestStation {
  code: string;
  naam: string;
  /** Straight-line distance in metres. */
  distance: number;
}

/** The nearest known station within a distance in metres; null without one. */
export async function nearestStation(
  snapshot: Snapshot,
  position: LonLat,
  within = 50_000,
): Promise<NearestStation | null> {
  const metres = metresPerCell(position.lat);
  const { x, y } = toGrid(position);
  return snapshot.row<NearestStation>(
    `SELECT code, naam, distance FROM (
       SELECT code, naam,
         sqrt(pow((x - $x)::DOUBLE, 2) + pow((y - $y)::DOUBLE, 2)) * $metres::DOUBLE AS distance FROM station)
     WHERE distance <= $within::DOUBLE ORDER BY distance LIMIT 1`,
    { x, y, metres, within },
  );
}

export const amenityFunctions = [
  'winkelfunctie',
  'onderwijsfunctie',
  'gezondheidszorgfunctie',
  'sportfunctie',
  'bijeenkomstfunctie',
] as const satisfies readonly Gebruiksdoel[];

export type AmenityCounts = Record<(typeof amenityFunctions)[number], number>;

/** Objects in use around a position with functions that count as amenities. */
export async function amenitiesNear(snapshot: Snapshot, circle: Circle): Promise<AmenityCounts> {
  const rows = await snapshot.rows<{ functie: keyof AmenityCounts; objects: number }>(
    `SELECT functie, count(*)::INTEGER AS objects FROM (
       SELECT unnest(gebruiksdoelen) AS functie FROM verblijfsobject
       WHERE ${insideBoxSql} AND ${distanceSql} <= $radius::DOUBLE)
     GROUP BY functie`,
    circleValues(circle),
  );
  const found = new Map(rows.map(row => [row.functie, row.objects]));
  return Object.fromEntries(
    amenityFunctions.map(functie => [functie, found.get(functie) ?? 0]),
  ) as AmenityCounts;
}
