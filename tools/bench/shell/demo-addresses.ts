import { catalogueApi, fullAddress } from '@kavel/contracts';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { call } from '../api';
import { origin } from '../kavel';

const zoom = 14;

/** Addresses of the demo data as a user would paste them, read from map tiles. */
export async function demoAddresses(count: number, token: string): Promise<string[]> {
  const ids = new Set<string>();
  for await (const id of objectIds()) {
    ids.add(id);
    if (ids.size === count) break;
  }
  if (ids.size < count) throw new Error(`The demo data has ${ids.size} addresses; ${count} are needed.`);
  const objects = await call(catalogueApi.getObjects, { body: { objectIds: [...ids] } }, token);
  return objects.map(fullAddress);
}

async function* objectIds(): AsyncGenerator<string> {
  const { bounds } = await call(catalogueApi.catalogueStatus, {});
  const [west, south, east, north] = bounds;
  const [left, top] = tileAt(west, north);
  const [right, bottom] = tileAt(east, south);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) yield* idsInTile(x, y);
  }
}

async function* idsInTile(x: number, y: number): AsyncGenerator<string> {
  const answer = await fetch(`${origin}/api/real-estate-data/tiles/addresses/${zoom}/${x}/${y}.mvt`);
  if (answer.status === 204) return;
  const layer = new VectorTile(new PbfReader(await answer.arrayBuffer())).layers.addresses;
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    const { objectId } = layer?.feature(index).properties ?? {};
    if (typeof objectId === 'string') yield objectId;
  }
}

/** Column and row of the Web Mercator tile that contains a position in degrees. */
function tileAt(lon: number, lat: number): [number, number] {
  const tiles = 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
  return [Math.floor(((lon + 180) / 360) * tiles), Math.floor(y * tiles)];
}
