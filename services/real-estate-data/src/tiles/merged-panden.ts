import { pandenInTile } from '@kavel/catalogue';
import { decodeShape } from '@kavel/catalogue/geo';
import { type Cells, cellOutlines } from './cell-outlines';
import type { TileFeature } from './mvt-writer';
import { pandBoxes, pandSizes } from './panden';
import { simplify } from './simplify';
import { buffer, extent } from './tile';
import { type TilePaths, tilePolygons } from './tile-geometry';
import type { TileSource } from './tile-source';

/** Side of a cell in tile units: half a pixel. */
const cell = 4;
/** Cells on each side of a tile with its buffer, and an empty one at each edge. */
const side = (extent + 2 * buffer) / cell + 2;
/** The steps of a slanting row deviate less from a line. */
const tolerance = 3;
/** Shapes with fewer corners are exact: within the tolerance, a square of one cell would be a triangle. */
const fewestCorners = 8;
/** Maximum deviation of a large pand, in tile units. */
const outlineTolerance = 2;
const outlinesPerFeature = 100;

/**
 * Panden as one picture: those of about two pixels are merged where they touch on the screen, and drawn as one with
 * their outlines, which would cover them. A tile may have thirty thousand of them.
 */
export async function mergedPanden({ snapshot, tile }: TileSource): Promise<TileFeature[]> {
  const { shapes, ...found } = await pandenInTile(snapshot, tile.box, pandSizes(tile));
  const boxOf = pandBoxes(found, tile);
  const cells: Cells = { filled: new Uint8Array(side * side), side };
  const large: TilePaths[] = [];
  for (const [at, shape] of shapes.entries()) {
    if (shape.length > 0) large.push(tilePolygons(decodeShape(shape), tile, outlineTolerance));
    else for (const box of boxOf(at)) fill(cells, box);
  }
  const merged = cellOutlines(cells).map(rings => rings.map(toUnits));
  return [...inFeatures(large, {}), ...inFeatures(merged, { merged: 1 })];
}

/** Fills at least one cell, and on average the area of the box. */
function fill({ filled }: Cells, box: readonly number[]): void {
  const [west = 0, north = 0, , , east = 0, south = 0] = box.map(toCells);
  const [left, top] = [Math.min(west, side - 2), Math.min(north, side - 2)];
  for (let y = top; y < Math.max(south, top + 1); y++)
    filled.fill(1, y * side + left, y * side + Math.max(east, left + 1));
}

function toCells(units: number): number {
  return Math.round((units + buffer) / cell) + 1;
}

function toUnits(ring: readonly number[]): number[] {
  const units = ring.map(cells => (cells - 1) * cell - buffer);
  return units.length < 2 * fewestCorners ? units : [...simplify(units, tolerance)];
}

/** Holes stay in the feature of the ring around them. */
function inFeatures(outlines: readonly TilePaths[], properties: TileFeature['properties']): TileFeature[] {
  const count = Math.ceil(outlines.length / outlinesPerFeature);
  return Array.from({ length: count }, (_, at) => ({
    type: 'polygon',
    paths: outlines.slice(at * outlinesPerFeature, (at + 1) * outlinesPerFeature).flat(),
    properties,
  }));
}
