import type { AreaKind, Snapshot } from '@kavel/catalogue';
import { districtLevels, districtTileLayer, districtTileZooms } from '@kavel/contracts/districts';
import { areaFeatures } from './layers';
import type { TileLayer } from './mvt-writer';
import type { Tile } from './tile';
import { TileSource } from './tile-source';

const levels = new Map<string, AreaKind>(districtLevels.map(level => [districtTileLayer(level), level]));

/** Separate tiles of areas, from lower zooms than the catalogue's; colours are set by the browser. */
export const isDistrictLayer = (name: string): boolean => levels.has(name);

export async function districtLayers(snapshot: Snapshot, tile: Tile, name: string): Promise<TileLayer[]> {
  const kind = levels.get(name);
  if (!kind || tile.z < districtTileZooms.from || tile.z > districtTileZooms.upTo) return [];
  return [{ name, content: await areaFeatures(new TileSource(snapshot, tile), kind) }];
}
