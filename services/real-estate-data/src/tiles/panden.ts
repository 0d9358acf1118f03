import { type PandColumns, type PandSizes, pandenInTile } from '@kavel/catalogue';
import { decodeShape, metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import { type Tile, toUnit } from './tile';
import { polygons, rowsOf, type TileColumns } from './tile-columns';
import { type TilePaths, tilePolygons } from './tile-geometry';
import type { TileSource } from './tile-source';

/** From this zoom on a single pand can be selected. */
export const pandIdZoom = 15;
/** From this zoom on every pand has its outline. At lower zooms a tile may have thirty thousand of them. */
export const outlineZoom = 14;
/** Minimum size of a pand in units: less than half a pixel is invisible. */
const smallest = 3;
/** Three pixels: the outline of a smaller one is invisible. */
const smallestOutline = 24;

export async function panden(source: TileSource): Promise<TileColumns> {
  return pandTile(source, ({ bouwjaar, vtw }) => ({ bouwjaar, vtw }));
}

/** Facts of the visible panden, as columns. */
export type SeenPanden = Record<'bouwjaar' | 'vtw' | 'idUpper' | 'idLower', Int32Array>;

/** Panden with selected properties. */
export async function pandTile(
  { snapshot, tile }: TileSource,
  propertiesOf: (panden: SeenPanden) => TileColumns['properties'],
): Promise<TileColumns> {
  const { shapes, ...found } = await pandenInTile(snapshot, tile.box, pandSizes(tile));
  const tolerance = tile.z < pandIdZoom ? 2 : tile.z === pandIdZoom ? 1 : 0;
  const boxOf = pandBoxes(found, tile);
  const { seen, ...geometry } = polygons(shapes.length, at => {
    const shape = shapes[at];
    return shape?.length ? tilePolygons(decodeShape(shape), tile, tolerance) : boxOf(at);
  });
  const { bouwjaar, vtw, idUpper, idLower } = rowsOf(found, seen);
  const ids = tile.z < pandIdZoom ? null : { name: 'pandId', upper: idUpper, lower: idLower };
  return { ...geometry, properties: propertiesOf({ bouwjaar, vtw, idUpper, idLower }), ids };
}

export function pandSizes({ z, cellsPerUnit }: Tile): PandSizes {
  return {
    smallest: z < pandIdZoom ? Math.floor(cellsPerUnit * smallest) : 0,
    outlined: z < outlineZoom ? cellsPerUnit * smallestOutline : 0,
  };
}

type Boxes = Pick<PandColumns, 'xmin' | 'ymin' | 'xmax' | 'ymax' | 'footprint'>;

/** The box of a pand, reduced to its footprint, because rotated panden would look larger than others. */
export function pandBoxes(
  { xmin, ymin, xmax, ymax, footprint }: Boxes,
  tile: Tile,
): (at: number) => TilePaths {
  const { lat } = toLonLat({ x: tile.left + tile.side / 2, y: tile.top + tile.side / 2 });
  const squareMetresPerCell = metresPerCell(lat) ** 2;
  return at => {
    const [left, top] = [xmin[at] ?? 0, ymin[at] ?? 0];
    const [width, height] = [(xmax[at] ?? 0) - left, (ymax[at] ?? 0) - top];
    const built = (footprint[at] ?? 0) / (width * height * squareMetresPerCell);
    const inset = built > 0 && built < 1 ? (1 - Math.sqrt(built)) / 2 : 0;
    const west = toUnit(Math.max(left + width * inset, tile.box.xmin), tile.left, tile);
    const east = toUnit(Math.min(left + width * (1 - inset), tile.box.xmax), tile.left, tile);
    const north = toUnit(Math.max(top + height * inset, tile.box.ymin), tile.top, tile);
    const south = toUnit(Math.min(top + height * (1 - inset), tile.box.ymax), tile.top, tile);
    return west < east && north < south ? [[west, north, east, north, east, south, west, south]] : [];
  };
}
