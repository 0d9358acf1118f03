import { amenityFunctions } from '@kavel/catalogue';
import { metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import { allOf } from '../build/draft-bag';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { nearestIn } from './nearest';
import { PointCounter } from './point-counter';

const chargingRadius = 500;
const amenityRadius = 1_000;
/** Metres. There are schools and charging points within it everywhere: further away a file does not cover the place. */
const coveredWithin = 10_000;

/** Metres to a primary school, charging points and amenity functions around a position; null where not known. */
export type Nearby = (
  x: number,
  y: number,
) => [school: number | null, charging: number | null, amenities: number | null];

/** Null when there is nothing to measure. */
export async function measureNearby(builder: SnapshotBuilder): Promise<Nearby | null> {
  const toSchool = await nearestIn(builder, "poi WHERE kind = 'school' AND lower(detail) = 'basisschool'");
  const toCharging = await nearestIn(builder, "poi WHERE kind = 'charging'");
  const charging = await countIn(builder, "SELECT x, y FROM poi WHERE kind = 'charging'");
  const amenities = await countIn(builder, amenitiesSql);
  if (!toSchool && !charging && !amenities) return null;
  return (x, y) => {
    const metres = metresPerCell(toLonLat({ x, y }).lat);
    const school = toSchool?.(x, y) ?? Number.POSITIVE_INFINITY;
    const isCovered = (toCharging?.(x, y) ?? Number.POSITIVE_INFINITY) <= coveredWithin;
    return [
      school <= coveredWithin ? school : null,
      charging && isCovered ? charging.within(x, y, chargingRadius / metres) : null,
      amenities?.within(x, y, amenityRadius / metres) ?? null,
    ];
  };
}

const functions = amenityFunctions.map(name => `'${name}'`).join(', ');

/** An object counts once for each of its functions. */
const amenitiesSql = `SELECT x, y FROM (
    SELECT x, y, unnest(gebruiksdoelen) AS functie FROM ${allOf('verblijfsobject', 'x', 'y', 'gebruiksdoelen')}
    WHERE list_has_any(gebruiksdoelen, [${functions}]))
  WHERE functie IN (${functions})`;

async function countIn(builder: SnapshotBuilder, sql: string): Promise<PointCounter | null> {
  const xs: number[] = [];
  const ys: number[] = [];
  for await (const [x, y] of builder.stream<[number, number]>(sql)) {
    xs.push(x);
    ys.push(y);
  }
  return xs.length > 0 ? new PointCounter(xs, ys) : null;
}
