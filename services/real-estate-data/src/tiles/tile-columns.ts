import { encodePaths, type GeometryType, moveToOne, zigzag } from './mvt-parts';
import { type Tile, toUnit } from './tile';
import type { TilePaths } from './tile-geometry';

/**
 * The features of a layer as columns, so that ten thousand of them are handled without an object for each. Unknown
 * values, -1 or empty text, are left out of the tile.
 */
export interface TileColumns {
  type: GeometryType;
  count: number;
  /** The result of `encodePaths`; valid until its next call. */
  geometryOf(at: number): number[];
  /** Integers or texts by name. */
  properties: Readonly<Record<string, Int32Array | readonly string[]>>;
  /** BAG ids as texts under a name: the first and the last eight of their sixteen digits. */
  ids: { name: string; upper: Int32Array; lower: Int32Array } | null;
}

type Geometry = Pick<TileColumns, 'type' | 'count' | 'geometryOf'>;
type Positions = Record<'x' | 'y', Int32Array>;

/** Converts positions from grid cells to tile units. */
export function unitsOf(tile: Tile, { x, y }: Positions): Positions {
  return {
    x: x.map(cells => toUnit(cells, tile.left, tile)),
    y: y.map(cells => toUnit(cells, tile.top, tile)),
  };
}

/** Points at positions in tile units. */
export function points({ x, y }: Positions): Geometry {
  const geometry = [moveToOne, 0, 0];
  const geometryOf = (at: number): number[] => {
    geometry[1] = zigzag(x[at] ?? 0);
    geometry[2] = zigzag(y[at] ?? 0);
    return geometry;
  };
  return { type: 'point', count: x.length, geometryOf };
}

/** Polygons with their row numbers: those outside the tile or too small have no paths. */
export function polygons(among: number, pathsOf: (at: number) => TilePaths): Geometry & { seen: Int32Array } {
  const encoded = Array.from({ length: among }, (_, at) => encodePaths('polygon', pathsOf(at)));
  const seen = indexesWhere(encoded, geometry => geometry.length > 0);
  return { type: 'polygon', count: seen.length, geometryOf: at => encoded[seen[at] ?? -1] ?? [], seen };
}

export function indexesWhere<Item>(column: ArrayLike<Item>, wanted: (item: Item) => boolean): Int32Array {
  const indexes = new Int32Array(column.length);
  let count = 0;
  for (let at = 0; at < column.length; at++) {
    const item = column[at];
    if (item !== undefined && wanted(item)) indexes[count++] = at;
  }
  return indexes.subarray(0, count);
}

/** Selects rows of columns. */
export function rowsOf<Name extends string>(
  columns: Record<Name, Int32Array>,
  indexes: Int32Array,
): Record<Name, Int32Array> {
  const some = Object.entries<Int32Array>(columns).map(
    ([name, column]) => [name, indexes.map(index => column[index] ?? 0)] as const,
  );
  return Object.fromEntries(some) as Record<Name, Int32Array>;
}
