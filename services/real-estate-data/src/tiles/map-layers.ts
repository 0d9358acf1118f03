import {
  labelsOfPanden,
  type PoiPoint,
  poiInBox,
  roofsOfPanden,
  type Snapshot,
  usesInTile,
  zoningInBox,
} from '@kavel/catalogue';
import { decodeShape } from '@kavel/catalogue/geo';
import { layerTiles, layerTileZooms, type PoiKind, poiKinds, roofKinds } from '@kavel/contracts/layers';
import type { LayerContent, TileFeature, TileLayer } from './mvt-writer';
import { pandTile, type SeenPanden } from './panden';
import { type Tile, toUnit } from './tile';
import { tilePolygons } from './tile-geometry';
import { TileSource } from './tile-source';

type Kind = keyof typeof layerTiles;
const kinds = new Map<string, Kind>(
  (Object.keys(layerTiles) as Kind[]).map(kind => [layerTiles[kind], kind]),
);

export const isMapLayerTile = (name: string): boolean => kinds.has(name);

const contents: Record<Kind, (source: TileSource) => Promise<LayerContent>> = {
  zoning,
  label: source => colouredPanden(source, 'label', labelsOfPanden(source.snapshot, source.tile.box)),
  roof: async source => colouredPanden(source, 'roof', roofCodes(source)),
  poi,
};

/** Separate tiles of single map layers. */
export async function mapLayerTile(snapshot: Snapshot, tile: Tile, name: string): Promise<TileLayer[]> {
  const kind = kinds.get(name);
  if (!kind || tile.z < layerTileZooms[kind].from || tile.z > layerTileZooms[kind].upTo) return [];
  return [{ name, content: await contents[kind](new TileSource(snapshot, tile)) }];
}

/** Maximum deviation of an outline in tile units. */
const tolerance = 1;

async function zoning({ snapshot, tile }: TileSource): Promise<TileFeature[]> {
  const areas = await zoningInBox(snapshot, tile.box);
  return areas.flatMap(({ bestemming, naam, plan, shape }): TileFeature[] => {
    const paths = tilePolygons(decodeShape(shape), tile, tolerance);
    return paths.length > 0 ? [{ type: 'polygon', paths, properties: { bestemming, naam, plan } }] : [];
  });
}

async function roofCodes({ snapshot, tile }: TileSource): Promise<ReadonlyMap<string, number>> {
  const roofs = await roofsOfPanden(snapshot, tile.box);
  return new Map([...roofs].map(([id, { kind }]) => [id, roofKinds.indexOf(kind)]));
}

/** Panden with a code; the property is missing for others. */
async function colouredPanden(
  source: TileSource,
  property: string,
  codes: Promise<ReadonlyMap<string, number>>,
): Promise<LayerContent> {
  const known = await codes;
  return pandTile(source, panden => ({ [property]: codesOf(panden, known) }));
}

const unknown = -1;

function codesOf({ idUpper, idLower }: SeenPanden, known: ReadonlyMap<string, number>): Int32Array {
  return idUpper.map((upper, at) => {
    const id = `${digits(upper)}${digits(idLower[at] ?? 0)}`;
    return known.get(id) ?? unknown;
  });
}

const digits = (half: number): string => String(half).padStart(8, '0');

/** Minimum zooms of kinds: there are far more shops than stations. */
const poiFrom: Readonly<Record<PoiKind, number>> = {
  station: 12,
  culture: 14,
  school: 14,
  stop: 15,
  sport: 15,
  lodging: 15,
  care: 15,
  charging: 16,
  shop: 16,
  other: 16,
};
/** From this zoom on uses of addresses are included. */
const usesFrom = 16;

async function poi({ snapshot, tile }: TileSource): Promise<TileFeature[]> {
  const { left, top, side, z } = tile;
  const box = { xmin: left, ymin: top, xmax: left + side - 1, ymax: top + side - 1 };
  const shown = poiKinds.filter(kind => z >= poiFrom[kind]);
  const [named, uses] = await Promise.all([
    poiInBox(snapshot, box, shown),
    z >= usesFrom ? usesInTile(snapshot, tile.morton) : [],
  ]);
  return [...named, ...uses].map(point => poiFeature(point, tile));
}

function poiFeature({ x, y, id, kind, naam, detail, amount }: PoiPoint, tile: Tile): TileFeature {
  const properties = { id, kind, naam, detail, amount };
  return { type: 'point', paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]], properties };
}
