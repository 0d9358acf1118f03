import Flatbush from 'flatbush';
import { metresPerCell, toLonLat } from '../../geo/mercator';
import { signedArea } from '../../geo/polygon';
import { decodeShape } from '../../geo/shape-blob';
import type { SnapshotBuilder } from '../snapshot-builder';
import { RowWriter } from './row-writer';

/** Fills the temporary tables `footprint_of` (pand_id, footprint) and `station_of` (object_id, distance). */
export async function assignFacts(builder: SnapshotBuilder): Promise<void> {
  await builder.run('CREATE OR REPLACE TEMP TABLE footprint_of (pand_id VARCHAR, footprint DOUBLE)');
  await builder.run('CREATE OR REPLACE TEMP TABLE station_of (object_id VARCHAR, distance DOUBLE)');
  await measureFootprints(builder);
  await measureStations(builder);
}

async function measureFootprints(builder: SnapshotBuilder): Promise<void> {
  const writer = await RowWriter.open(builder.connection, 'footprint_of');
  for await (const [id, shape] of builder.stream<[string, Uint8Array]>(
    'SELECT identificatie, shape FROM pand',
  )) {
    writer.add([id, Math.round(squareMetres(decodeShape(shape)))]);
  }
  writer.close();
}

function squareMetres(shape: readonly (readonly (readonly number[])[])[]): number {
  const [[x = 0, y = 0] = []] = shape[0] ?? [];
  let cells = 0;
  for (const [outer = [], ...holes] of shape) {
    cells += cellsIn(outer, x, y) - holes.reduce((sum, hole) => sum + cellsIn(hole, x, y), 0);
  }
  return cells * metresPerCell(toLonLat({ x, y }).lat) ** 2;
}

/** Seen from a corner nearby: products of whole grid coordinates have more digits than numbers do. */
function cellsIn(ring: readonly number[], x: number, y: number): number {
  return Math.abs(signedArea(ring.map((value, index) => value - (index % 2 === 0 ? x : y))));
}

/** To the nearest station as the crow flies, in metres. */
async function measureStations(builder: SnapshotBuilder): Promise<void> {
  const stations = await builder.rows<{ x: number; y: number }>('SELECT x, y FROM station');
  if (stations.length === 0) return;
  const index = new Flatbush(stations.length);
  for (const { x, y } of stations) index.add(x, y, x, y);
  index.finish();
  const writer = await RowWriter.open(builder.connection, 'station_of');
  for await (const [id, x, y] of builder.stream<[string, number, number]>(
    'SELECT object_id, x, y FROM verblijfsobject',
  )) {
    const [nearest = 0] = index.neighbors(x, y, 1);
    const station = stations[nearest];
    if (!station) continue;
    const cells = Math.hypot(station.x - x, station.y - y);
    writer.add([id, Math.round(cells * metresPerCell(toLonLat({ x, y }).lat))]);
  }
  writer.close();
}
