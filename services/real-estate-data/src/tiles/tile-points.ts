import { type Tile, toUnit } from './tile';

/**
 * The points of a layer column by column, so that ten thousand of them are read and written without an object for
 * each. What is not known, -1 or an empty text, is left out of the tile.
 */
export interface TilePoints {
  /** In tile units. */
  x: Int32Array;
  y: Int32Array;
  /** Whole numbers or texts of the points by name. */
  properties: Readonly<Record<string, Int32Array | readonly string[]>>;
  /** BAG ids, the text `objectId` of a point: the first and the last eight of their sixteen digits. */
  ids: { upper: Int32Array; lower: Int32Array } | null;
}

/** Positions in grid cells as tile units. */
export function unitsOf(tile: Tile, { x, y }: { x: Int32Array; y: Int32Array }): Pick<TilePoints, 'x' | 'y'> {
  return {
    x: x.map(cells => toUnit(cells, tile.left, tile)),
    y: y.map(cells => toUnit(cells, tile.top, tile)),
  };
}
