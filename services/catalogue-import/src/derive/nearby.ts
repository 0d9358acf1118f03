import { amenityFunctions } from '@kavel/catalogue';
import { metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import { allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { type Nearest, nearestIn } from './nearest';
import { PointCounter } from './point-counter';

const chargingRadius = 500;
const stopRadius = 500;
const amenityRadius = 1_000;
/** Metres. There are schools, charging points and stops within it everywhere: further away a file does not cover the place. */
const coveredWithin = 10_000;

/**
 * Metres to a primary school, and charging points, amenity functions and departures an hour around a position; null
 * where not known.
 */
export type Nearby = (
  x: number,
  y: number,
) => [school: number | null, charging: number | null, amenities: number | null, departures: number | null];

/** Null when there is nothing to measure. */
export async function measureNearby(builder: SnapshotBuilder): Promise<Nearby | null> {
  const toSchool = await nearestIn(builder, "poi WHERE kind = 'school' AND lower(detail) = 'basisschool'");
  const toCharging = await nearestIn(builder, "poi WHERE kind = 'charging'");
  const toStop = await nearestIn(builder, 'stop_departures');
  const charging = await countIn(builder, "SELECT x, y, 1 FROM poi WHERE kind = 'charging'");
  const amenities = await countIn(builder, amenitiesSql);
  const departures = await countIn(builder, 'SELECT x, y, per_hour FROM stop_departures');
  if (!toSchool && !charging && !amenities && !departures) return null;
  return (x, y) => {
    const metres = metresPerCell(toLonLat({ x, y }).lat);
    const school = toSchool?.(x, y) ?? Number.POSITIVE_INFINITY;
    const isCovered = (to: Nearest | null) => (to?.(x, y) ?? Number.POSITIVE_INFINITY) <= coveredWithin;
    return [
      school <= coveredWithin ? school : null,
      charging && isCovered(toCharging) ? charging.within(x, y, chargingRadius / metres) : null,
      amenities?.within(x, y, amenityRadius / metres) ?? null,
      departures && isCovered(toStop) ? tenths(departures.within(x, y, stopRadius / metres)) : null,
    ];
  };
}

const functions = amenityFunctions.map(name => `'${name}'`).join(', ');

/** An object counts once for each of its functions. */
const amenitiesSql = `SELECT x, y, 1 FROM (
    SELECT x, y, unnest(gebruiksdoelen) AS functie FROM ${allOf('verblijfsobject', 'x', 'y', 'gebruiksdoelen')}
    WHERE list_has_any(gebruiksdoelen, [${functions}]))
  WHERE functie IN (${functions})`;

/** `sql` has places with their weights. */
async function countIn(builder: SnapshotBuilder, sql: string): Promise<PointCounter | null> {
  const xs: number[] = [];
  const ys: number[] = [];
  const weights: number[] = [];
  for await (const [x, y, weight] of builder.stream<[number, number, number]>(sql)) {
    xs.push(x);
    ys.push(y);
    weights.push(weight);
  }
  return xs.length > 0 ? new PointCounter(xs, ys, weights) : null;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
