import { addressZoom } from '@kavel/contracts';
import { resultIdZoom } from '@kavel/contracts/locator';
import { countRows, hasRow } from '../locator/result-filters';
import { densityRowsInTile, identifiedRowsInTile, rowsInTile } from '../store/queries/tile-points';
import type { Snapshot } from '../store/snapshot';
import { densityZooms } from '../store/write/derive';
import type { TileLayer } from './mvt-writer';
import type { Tile } from './tile';
import { type TilePoints, unitsOf } from './tile-points';

/** What the mask of a filter leaves of a tile: counts by cell from far, objects from near. */
export async function resultLayers(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileLayer[]> {
  if (tile.z < densityZooms.from) return [];
  if (tile.z < addressZoom) return [{ name: 'density', content: await cells(snapshot, tile, mask) }];
  const objects = tile.z < resultIdZoom ? places : points;
  return [{ name: 'results', content: await objects(snapshot, tile, mask) }];
}

async function cells(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TilePoints> {
  const { x, y, objects, firstRow } = await densityRowsInTile(
    snapshot,
    tile.z,
    tile.left / tile.side,
    tile.top / tile.side,
  );
  const counts = firstRow.map((first, at) => countRows(mask, first, objects[at] ?? 0));
  const filled = rowsOf(
    { x, y, counts },
    indexesWhere(counts, count => count > 0),
  );
  return { ...unitsOf(tile, filled), properties: { count: filled.counts }, ids: null };
}

/** Text makes most of a tile's size, and from far nobody can point at one object: one a place is enough. */
async function places(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TilePoints> {
  const { label, ...cells } = inMask(await rowsInTile(snapshot, tile.morton), mask);
  const units = unitsOf(tile, cells);
  const { x, y, ...properties } = rowsOf({ ...units, label }, oneOfEachPlace(units));
  return { x, y, properties, ids: null };
}

async function points(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TilePoints> {
  const shown = inMask(await identifiedRowsInTile(snapshot, tile.morton), mask);
  return {
    ...unitsOf(tile, shown),
    properties: { label: shown.label },
    ids: { upper: shown.idUpper, lower: shown.idLower },
  };
}

function inMask<Name extends string>(
  objects: Record<Name | 'row', Int32Array>,
  mask: Uint32Array,
): Record<Name | 'row', Int32Array> {
  return rowsOf(
    objects,
    indexesWhere(objects.row, row => hasRow(mask, row)),
  );
}

function indexesWhere(column: Int32Array, wanted: (value: number) => boolean): Int32Array {
  const indexes = new Int32Array(column.length);
  let count = 0;
  for (let at = 0; at < column.length; at++) {
    if (wanted(column[at] ?? 0)) indexes[count++] = at;
  }
  return indexes.subarray(0, count);
}

function oneOfEachPlace({ x, y }: Pick<TilePoints, 'x' | 'y'>): Int32Array {
  const last = new Map<number, number>();
  for (let at = 0; at < x.length; at++) last.set((x[at] ?? 0) * 65_536 + (y[at] ?? 0), at);
  return Int32Array.from(last.values());
}

/** Some rows of columns. */
function rowsOf<Name extends string>(
  columns: Record<Name, Int32Array>,
  indexes: Int32Array,
): Record<Name, Int32Array> {
  const some = Object.entries<Int32Array>(columns).map(
    ([name, column]) => [name, indexes.map(index => column[index] ?? 0)] as const,
  );
  return Object.fromEntries(some) as Record<Name, Int32Array>;
}
