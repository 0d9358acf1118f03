import { energyLabels, vtwTypes } from '@kavel/contracts';
import { labelPoint } from '../geo/label-point';
import { decodeShape } from '../geo/shape-blob';
import * as queries from '../store/queries/tiles';
import type { Snapshot } from '../store/snapshot';
import { densityZooms } from '../store/write/derive';
import type { TileFeature, TileLayer } from './mvt-writer';
import type { Tile } from './tile';
import { toUnit } from './tile';
import { tileLines, tilePolygons } from './tile-geometry';

/** A layer of the map: from which zoom it is there, what its features carry, and how a tile of it is made. */
export interface LayerRecipe {
  minZoom: number;
  maxZoom: number;
  /** Field names with what they mean, for TileJSON. */
  fields: Record<string, string>;
  features(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]>;
}

const deepest = 20;
/** From here on house numbers are readable, and worth their bytes. */
const numberZoom = 17;
/** From here on a single building can be pointed at. */
const pandIdZoom = 15;
/** Zooms between which the names of gemeenten make place for those of wijken. */
const wijkNamesFrom = 9;
const gemeenteNamesUpTo = 11;
/** Units that an outline may be off, where a line is drawn two units wide. */
const tolerance = 1.5;

const topographyKindsByZoom: readonly (readonly [from: number, kinds: readonly string[]])[] = [
  [14, ['land', 'water', 'green', 'sports', 'square', 'main', 'street', 'path', 'rail']],
  [13, ['land', 'water', 'green', 'sports', 'square', 'main', 'street', 'rail']],
  [11, ['land', 'water', 'green', 'sports', 'main', 'rail']],
  [0, ['land', 'water', 'main']],
];

export const layers = {
  topography: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'land, water, green, sports or square', naam: 'Name' },
    features: async (snapshot, tile) =>
      (await ground(snapshot, tile)).filter(({ type }) => type === 'polygon'),
  },
  roads: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'main, street, path or rail', naam: 'Name' },
    features: async (snapshot, tile) => (await ground(snapshot, tile)).filter(({ type }) => type === 'line'),
  },
  gemeenten: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'GM code', naam: 'Name' },
    features: (snapshot, tile) => areas(snapshot, tile, 'gemeente'),
  },
  wijken: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'WK code', naam: 'Name' },
    features: (snapshot, tile) => areas(snapshot, tile, 'wijk'),
  },
  buurten: {
    minZoom: 10,
    maxZoom: deepest,
    fields: { code: 'BU code', naam: 'Name' },
    features: (snapshot, tile) => areas(snapshot, tile, 'buurt'),
  },
  density: {
    minZoom: 8,
    maxZoom: densityZooms.to,
    fields: { count: 'Addresses in the cell' },
    features: density,
  },
  panden: {
    minZoom: 13,
    maxZoom: deepest,
    fields: {
      pandId: `BAG id, from zoom ${pandIdZoom}`,
      bouwjaar: 'Year built',
      vtw: 'Position in vtwTypes',
    },
    features: panden,
  },
  stations: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'Station code', naam: 'Name' },
    features: stations,
  },
  names: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'gemeente, wijk or buurt', naam: 'Name, once for each area' },
    features: async (snapshot, tile) => [
      ...(tile.z < gemeenteNamesUpTo ? await areaNames(snapshot, tile, 'gemeente') : []),
      ...(tile.z < wijkNamesFrom ? [] : await areaNames(snapshot, tile, 'wijk')),
      ...(tile.z < 10 ? [] : await areaNames(snapshot, tile, 'buurt')),
    ],
  },
  addresses: {
    minZoom: 14,
    maxZoom: deepest,
    fields: {
      objectId: 'BAG id',
      vtw: 'Position in vtwTypes',
      label: 'Position in energyLabels',
      nr: `House number, from zoom ${numberZoom}`,
    },
    features: addresses,
  },
} as const satisfies Record<string, LayerRecipe>;

export type LayerName = keyof typeof layers;
export const layerNames = Object.keys(layers) as LayerName[];

/** The layers asked for that this zoom has. */
export async function makeLayers(
  snapshot: Snapshot,
  tile: Tile,
  names: readonly LayerName[],
): Promise<TileLayer[]> {
  const wanted = names.filter(name => tile.z >= layers[name].minZoom && tile.z <= layers[name].maxZoom);
  return Promise.all(
    wanted.map(async name => ({ name, features: await layers[name].features(snapshot, tile) })),
  );
}

async function addresses(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]> {
  const rows = await queries.addressesInTile(snapshot, tile.morton);
  return rows.map(({ objectId, vtwType, label, nr, x, y }) => ({
    type: 'point',
    paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]],
    properties: {
      objectId,
      vtw: vtwTypes.indexOf(vtwType),
      label: label && energyLabels.indexOf(label),
      nr: tile.z >= numberZoom ? nr : null,
    },
  }));
}

async function panden(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]> {
  const smallest = tile.z < 15 ? Math.floor(tile.cellsPerUnit * 3) : 0;
  const rows = await queries.pandenInBox(snapshot, tile.box, smallest);
  return polygonFeatures(
    rows,
    tile,
    tile.z < 15 ? 2 : tile.z < 16 ? 1 : 0,
    ({ pandId, bouwjaar, vtwType }) => ({
      pandId: tile.z >= pandIdZoom ? pandId : null,
      bouwjaar,
      vtw: vtwType && vtwTypes.indexOf(vtwType),
    }),
  );
}

async function areas(snapshot: Snapshot, tile: Tile, kind: queries.AreaKind): Promise<TileFeature[]> {
  const rows = await queries.areasInBox(snapshot, kind, tile.box);
  return polygonFeatures(rows, tile, tolerance, ({ code, naam }) => ({ code, naam }));
}

/** Only the tile in which the name stands has it, so that no area is named twice. */
async function areaNames(snapshot: Snapshot, tile: Tile, kind: queries.AreaKind): Promise<TileFeature[]> {
  const rows = await queries.areasInBox(snapshot, kind, tile.box);
  return rows.flatMap(({ naam, shape }): TileFeature[] => {
    const at = labelPoint(decodeShape(shape));
    const inside =
      at &&
      at.x >= tile.left &&
      at.x < tile.left + tile.side &&
      at.y >= tile.top &&
      at.y < tile.top + tile.side;
    return inside ? [pointFeature(tile, at.x, at.y, { kind, naam })] : [];
  });
}

async function ground(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]> {
  const kinds = topographyKindsByZoom.find(([from]) => tile.z >= from)?.[1] ?? [];
  const rows = await queries.groundInBox(snapshot, tile.box, kinds);
  return rows.flatMap(({ kind, naam, isLine, shape }): TileFeature[] => {
    const decoded = decodeShape(shape);
    const paths = isLine ? tileLines(decoded, tile, 1) : tilePolygons(decoded, tile, 1);
    return paths.length > 0 ? [{ type: isLine ? 'line' : 'polygon', paths, properties: { kind, naam } }] : [];
  });
}

async function density(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]> {
  const rows = await queries.densityInTile(snapshot, tile.z, tile.left / tile.side, tile.top / tile.side);
  return rows.map(({ objects, x, y }) => pointFeature(tile, x, y, { count: objects }));
}

async function stations(snapshot: Snapshot, tile: Tile): Promise<TileFeature[]> {
  const box = {
    xmin: tile.left,
    ymin: tile.top,
    xmax: tile.left + tile.side - 1,
    ymax: tile.top + tile.side - 1,
  };
  const rows = await queries.stationsInBox(snapshot, box);
  return rows.map(({ code, naam, x, y }) => pointFeature(tile, x, y, { code, naam }));
}

function pointFeature(tile: Tile, x: number, y: number, properties: TileFeature['properties']): TileFeature {
  return { type: 'point', paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]], properties };
}

function polygonFeatures<Row extends { shape: Uint8Array }>(
  rows: readonly Row[],
  tile: Tile,
  within: number,
  propertiesOf: (row: Row) => TileFeature['properties'],
): TileFeature[] {
  return rows.flatMap((row): TileFeature[] => {
    const paths = tilePolygons(decodeShape(row.shape), tile, within);
    return paths.length > 0 ? [{ type: 'polygon', paths, properties: propertiesOf(row) }] : [];
  });
}
