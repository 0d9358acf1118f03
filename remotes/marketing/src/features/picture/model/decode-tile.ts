import { type EnergyLabel, energyLabels, type TileLayer, type VtwType, vtwTypes } from '@kavel/contracts';
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { type Point, type TileId, tileCorner } from './view';

export interface TileAddress {
  objectId: string;
  label: EnergyLabel | null;
  type: VtwType | null;
  at: Point;
}

/** An outline on the unit square; a `closed` one is an area. */
export interface Shape {
  closed: boolean;
  rings: Point[][];
}

export interface Ground extends Shape {
  kind: string;
}

/** Content of one tile, as drawn. */
export interface TileContent {
  tile: TileId;
  ground: Ground[];
  panden: Shape[];
  addresses: TileAddress[];
}

const polygon = 3;

function featuresOf(layers: Record<string, VectorTileLayer>, name: TileLayer): VectorTileFeature[] {
  const layer = layers[name];
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
}

function reader(bytes: Uint8Array, tile: TileId) {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const corner = tileCorner(tile);
  const place = (extent: number) => {
    const unit = 1 / (2 ** tile.z * extent);
    return (point: Point): Point => ({ x: corner.x + point.x * unit, y: corner.y + point.y * unit });
  };
  const shape = (feature: VectorTileFeature): Shape => ({
    closed: feature.type === polygon,
    rings: feature.loadGeometry().map(ring => ring.map(place(feature.extent))),
  });
  /** Points in the buffer around a tile belong to its neighbour. */
  const point = (feature: VectorTileFeature): Point | null => {
    const [at] = feature.loadGeometry()[0] ?? [];
    const { extent } = feature;
    const inside = at && at.x >= 0 && at.y >= 0 && at.x < extent && at.y < extent;
    return inside ? place(extent)(at) : null;
  };
  return { of: (name: TileLayer) => featuresOf(layers, name), shape, point };
}

/** Decodes a detail tile of the catalogue; contracts/src/map/tiles.ts describes the format. */
export function decodeTile(bytes: Uint8Array, tile: TileId): TileContent {
  const { of, shape, point } = reader(bytes, tile);
  const addresses: TileAddress[] = [];
  for (const feature of of('addresses')) {
    const at = point(feature);
    if (!at) continue;
    addresses.push({
      objectId: String(feature.properties.objectId),
      label: energyLabels[Number(feature.properties.label)] ?? null,
      type: vtwTypes[Number(feature.properties.vtw)] ?? null,
      at,
    });
  }
  return {
    tile,
    ground: [...of('topography'), ...of('roads')].map(feature => ({
      ...shape(feature),
      kind: String(feature.properties.kind),
    })),
    panden: of('panden').map(shape),
    addresses,
  };
}
