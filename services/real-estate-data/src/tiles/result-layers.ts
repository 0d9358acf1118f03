import type { Snapshot } from '@kavel/catalogue';
import { densityRowsInTile, densityZooms, identifiedRowsInTile, rowsInTile } from '@kavel/catalogue';
import { addressZoom } from '@kavel/contracts';
import { resultIdZoom } from '@kavel/contracts/locator';
import { countRows, hasRow } from '@kavel/locator-index';
import type { TileLayer } from './mvt-writer';
import type { Tile } from './tile';
import { indexesWhere, points, rowsOf, type TileColumns, unitsOf } from './tile-columns';

/** The part of a filter's mask in a tile: counts by cell at low zooms, objects at high zooms. */
export async function resultLayers(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileLayer[]> {
  if (tile.z < densityZooms.from) return [];
  if (tile.z < addressZoom) return [{ name: 'density', content: await cells(snapshot, tile, mask) }];
  const found = tile.z < resultIdZoom ? places : objects;
  return [{ name: 'results', content: await found(snapshot, tile, mask) }];
}

async function cells(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileColumns> {
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
  return { ...points(unitsOf(tile, filled)), properties: { count: filled.counts }, ids: null };
}

/**
 * Text dominates the size of a tile, and at low zooms a single object cannot be selected: one object per place is
 * enough.
 */
async function places(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileColumns> {
  const { label, ...cells } = inMask(await rowsInTile(snapshot, tile.morton), mask);
  const units = unitsOf(tile, cells);
  const { x, y, ...properties } = rowsOf({ ...units, label }, oneOfEachPlace(units));
  return { ...points({ x, y }), properties, ids: null };
}

async function objects(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileColumns> {
  const shown = inMask(await identifiedRowsInTile(snapshot, tile.morton), mask);
  return {
    ...points(unitsOf(tile, shown)),
    properties: { label: shown.label },
    ids: { name: 'objectId', upper: shown.idUpper, lower: shown.idLower },
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

function oneOfEachPlace({ x, y }: Record<'x' | 'y', Int32Array>): Int32Array {
  const last = new Map<number, number>();
  for (let at = 0; at < x.length; at++) last.set((x[at] ?? 0) * 65_536 + (y[at] ?? 0), at);
  return Int32Array.from(last.values());
}
