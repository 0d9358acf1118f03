import { addressZoom, type EnergyLabel, energyLabelCode } from '@kavel/contracts';
import { resultIdZoom } from '@kavel/contracts/locator';
import { countRows, hasRow } from '../locator/result-filters';
import { densityCellsInTile, rowsInTile } from '../store/queries/tiles';
import type { Snapshot } from '../store/snapshot';
import { densityZooms } from '../store/write/derive';
import type { TileFeature, TileLayer } from './mvt-writer';
import { type Tile, toUnit } from './tile';

/** What the mask of a filter leaves of a tile: counts by cell from far, objects from near. */
export async function resultLayers(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileLayer[]> {
  if (tile.z < addressZoom) return [{ name: 'density', features: await cells(snapshot, tile, mask) }];
  return [{ name: 'results', features: await points(snapshot, tile, mask) }];
}

async function cells(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileFeature[]> {
  if (tile.z < densityZooms.from) return [];
  const found = await densityCellsInTile(snapshot, tile.z, tile.left / tile.side, tile.top / tile.side);
  return found.flatMap(({ firstRow, objects, x, y }): TileFeature[] => {
    const count = countRows(mask, firstRow, objects);
    return count > 0 ? [pointAt(tile, x, y, { count })] : [];
  });
}

/** Text makes most of a tile's size, and from far nobody can point at one object. */
async function points(snapshot: Snapshot, tile: Tile, mask: Uint32Array): Promise<TileFeature[]> {
  const withIds = tile.z >= resultIdZoom;
  const rows = await rowsInTile(snapshot, tile.morton, withIds);
  const shown = rows.filter(({ row }) => hasRow(mask, row));
  if (withIds)
    return shown.map(({ objectId, label, x, y }) => pointAt(tile, x, y, { objectId, ...codeOf(label) }));
  const places = new Map<number, TileFeature>();
  for (const { label, x, y } of shown) {
    const point = pointAt(tile, x, y, codeOf(label));
    const [[left = 0, top = 0] = []] = point.paths;
    places.set(left * 65_536 + top, point);
  }
  return [...places.values()];
}

function codeOf(label: EnergyLabel | null): TileFeature['properties'] {
  return label === null ? {} : { label: energyLabelCode(label) };
}

function pointAt(tile: Tile, x: number, y: number, properties: TileFeature['properties']): TileFeature {
  return { type: 'point', paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]], properties };
}
