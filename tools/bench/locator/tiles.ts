import { catalogueApi } from '@kavel/contracts';
import { type LocatorFilter, locatorApi } from '@kavel/contracts/locator';
import { atMost, type Figure, forComparison } from '../figure';
import { asSent, headers, type Sent } from './as-sent';
import { ask, percentile, timesOf } from './ask';
import { origin } from './synthetic-kavel';

const zooms = [8, 10, 12, 13, 14, 15, 16, 17];
const placesPerZoom = 8;

/**
 * Tiles of a result and of all addresses in populated places, first uncached and then cached. The time is up to the
 * last byte; decompression runs on threads of the measuring process, and is shown separately.
 */
export async function measureTiles(
  filter: LocatorFilter,
  places: readonly { lon: number; lat: number }[],
  token: string,
  named: (what: string) => string,
): Promise<Figure[]> {
  const { snapshot } = await ask(catalogueApi.catalogueStatus, {});
  const result = await ask(locatorApi.locatorTiles, { body: filter }, token);
  const addresses = zooms.flatMap(z =>
    places.slice(0, placesPerZoom).flatMap(place => {
      const [x, y] = tileOf(place, z);
      return [
        result.tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
        `/api/real-estate-data/tiles/kavel/${z}/${x}/${y}.mvt?v=${snapshot}`,
      ];
    }),
  );
  const unique = [...new Set(addresses)];
  const computed = await askAll(unique);
  const kept = await askAll(unique);
  const unpacked = await timesOf(unique, async path =>
    (await fetch(origin + path, { headers })).arrayBuffer(),
  );
  const times = (tiles: readonly Sent[]) => tiles.map(({ milliseconds }) => milliseconds);
  return [
    atMost(named('computed tile p95'), percentile(times(computed), 0.95), 'ms', 50),
    forComparison(named('computed tile p50'), percentile(times(computed), 0.5), 'ms'),
    atMost(named('cached tile p95'), percentile(times(kept), 0.95), 'ms', 5),
    forComparison(named('cached tile p50'), percentile(times(kept), 0.5), 'ms'),
    forComparison(named('cached tile unpacked by the bench p95'), percentile(unpacked, 0.95), 'ms'),
    atMost(
      named('largest tile compressed'),
      Math.max(...computed.map(({ bytes }) => bytes)) / 1_000,
      'kB',
      200,
    ),
  ];
}

/** Requests tiles one after the other; throws when one fails. */
export async function askAll(paths: readonly string[]): Promise<Sent[]> {
  const tiles: Sent[] = [];
  for (const path of paths) {
    const tile = await asSent(origin + path);
    if (tile.status !== 200 && tile.status !== 204) throw new Error(`${path}: ${tile.status}`);
    tiles.push(tile);
  }
  return tiles;
}

/** The tile of a zoom that contains a place. */
export function tileOf({ lon, lat }: { lon: number; lat: number }, z: number): [x: number, y: number] {
  const sine = Math.sin((lat * Math.PI) / 180);
  const across = lon / 360 + 0.5;
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(across * 2 ** z), Math.floor(down * 2 ** z)];
}
