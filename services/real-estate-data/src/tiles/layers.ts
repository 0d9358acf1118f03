import type { Snapshot } from '@kavel/catalogue';
import { type AreaKind, addressesInTile, densityInTile, densityZooms, stationsInBox } from '@kavel/catalogue';
import { decodeShape, labelPoint } from '@kavel/catalogue/geo';
import { mergedPanden } from './merged-panden';
import type { LayerContent, TileFeature, TileLayer } from './mvt-writer';
import { outlineZoom, panden, pandIdZoom } from './panden';
import type { Tile } from './tile';
import { toUnit } from './tile';
import { points, type TileColumns, unitsOf } from './tile-columns';
import { tileLines, tilePolygons } from './tile-geometry';
import { TileSource } from './tile-source';

/** A layer of the map: its minimum zoom, its feature properties, and how its tiles are built. */
export interface LayerRecipe {
  minZoom: number;
  maxZoom: number;
  /** Descriptions of the fields, for TileJSON. */
  fields: Record<string, string>;
  content(source: TileSource): Promise<LayerContent>;
  /** In a tile with all layers, where that differs. */
  together?(source: TileSource): Promise<LayerContent>;
}

const deepest = 20;
/** From this zoom on house numbers are readable. */
const numberZoom = 17;
/** From this zoom on names of wijken and buurten replace those of gemeenten. */
const wijkNamesFrom = 9;
const buurtNamesFrom = 10;
const gemeenteNamesUpTo = 11;
/** Maximum deviation of an outline in tile units; lines are two units wide. */
const tolerance = 1.5;

export const layers = {
  topography: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'land, water, green, sports or square', naam: 'Name' },
    content: source => ground(source, false),
  },
  roads: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'main, street, path or rail', naam: 'Name' },
    content: source => ground(source, true),
  },
  gemeenten: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'GM code', naam: 'Name' },
    content: source => areaFeatures(source, 'gemeente'),
  },
  wijken: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'WK code', naam: 'Name' },
    content: source => areaFeatures(source, 'wijk'),
  },
  buurten: {
    minZoom: 10,
    maxZoom: deepest,
    fields: { code: 'BU code', naam: 'Name' },
    content: source => areaFeatures(source, 'buurt'),
  },
  density: {
    minZoom: 8,
    maxZoom: densityZooms.to,
    fields: { count: 'Addresses in the cell' },
    content: density,
  },
  panden: {
    minZoom: 13,
    maxZoom: deepest,
    fields: {
      pandId: `BAG id, from zoom ${pandIdZoom}`,
      bouwjaar: `Year built, from zoom ${outlineZoom}`,
      vtw: `Position in vtwTypes, from zoom ${outlineZoom}`,
      merged: `1 for small panden as one shape, below zoom ${outlineZoom}`,
    },
    content: panden,
    together: source => (source.tile.z < outlineZoom ? mergedPanden(source) : panden(source)),
  },
  stations: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { code: 'Station code', naam: 'Name' },
    content: stations,
  },
  names: {
    minZoom: 8,
    maxZoom: deepest,
    fields: { kind: 'gemeente, wijk or buurt', naam: 'Name, once for each area' },
    content: async source =>
      (await Promise.all(namedAt(source.tile.z).map(kind => areaNames(source, kind)))).flat(),
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
    content: addresses,
  },
} as const satisfies Record<string, LayerRecipe>;

export type LayerName = keyof typeof layers;
export const layerNames = Object.keys(layers) as LayerName[];

/** The requested layers that exist at this zoom. */
export async function makeLayers(
  snapshot: Snapshot,
  tile: Tile,
  names: readonly LayerName[],
): Promise<TileLayer[]> {
  const wanted = names.filter(name => tile.z >= layers[name].minZoom && tile.z <= layers[name].maxZoom);
  const source = new TileSource(snapshot, tile);
  const contentOf = (name: LayerName): Promise<LayerContent> => {
    const { content, together = content }: LayerRecipe = layers[name];
    return names.length > 1 ? together(source) : content(source);
  };
  return Promise.all(wanted.map(async name => ({ name, content: await contentOf(name) })));
}

async function addresses({ snapshot, tile }: TileSource): Promise<TileColumns> {
  const found = await addressesInTile(snapshot, tile.morton, tile.z >= numberZoom);
  const { vtw, label, nr } = found;
  return {
    ...points(unitsOf(tile, found)),
    properties: { vtw, label, ...(nr && { nr }) },
    ids: { name: 'objectId', upper: found.idUpper, lower: found.idLower },
  };
}

/** Outlines of a kind of area with code and name. */
export async function areaFeatures(source: TileSource, kind: AreaKind): Promise<TileFeature[]> {
  const rows = await source.areasOf(kind);
  return rows.flatMap(({ code, naam, shape }): TileFeature[] => {
    const paths = tilePolygons(decodeShape(shape), source.tile, tolerance);
    return paths.length > 0 ? [{ type: 'polygon', paths, properties: { code, naam } }] : [];
  });
}

function namedAt(zoom: number): AreaKind[] {
  const kinds: AreaKind[] = [];
  if (zoom < gemeenteNamesUpTo) kinds.push('gemeente');
  if (zoom >= wijkNamesFrom) kinds.push('wijk');
  if (zoom >= buurtNamesFrom) kinds.push('buurt');
  return kinds;
}

/** Only in the tile that contains the label, so that no area is labelled twice. */
async function areaNames(source: TileSource, kind: AreaKind): Promise<TileFeature[]> {
  const { tile } = source;
  const rows = await source.areasOf(kind);
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

async function ground(source: TileSource, lines: boolean): Promise<TileFeature[]> {
  const rows = await source.ground();
  const pathsOf = lines ? tileLines : tilePolygons;
  return rows.flatMap(({ kind, naam, isLine, shape }): TileFeature[] => {
    const paths = isLine === lines ? pathsOf(decodeShape(shape), source.tile, 1) : [];
    return paths.length > 0 ? [{ type: lines ? 'line' : 'polygon', paths, properties: { kind, naam } }] : [];
  });
}

async function density({ snapshot, tile }: TileSource): Promise<TileColumns> {
  const found = await densityInTile(snapshot, tile.z, tile.left / tile.side, tile.top / tile.side);
  return { ...points(unitsOf(tile, found)), properties: { count: found.objects }, ids: null };
}

async function stations({ snapshot, tile }: TileSource): Promise<TileFeature[]> {
  const box = {
    xmin: tile.left,
    ymin: tile.top,
    xmax: tile.left + tile.side - 1,
    ymax: tile.top + tile.side - 1,
  };
  const rows = await stationsInBox(snapshot, box);
  return rows.map(({ code, naam, x, y }) => pointFeature(tile, x, y, { code, naam }));
}

function pointFeature(tile: Tile, x: number, y: number, properties: TileFeature['properties']): TileFeature {
  return { type: 'point', paths: [[toUnit(x, tile.left, tile), toUnit(y, tile.top, tile)]], properties };
}
