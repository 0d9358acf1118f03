import { type Box, type Ring, type Shape, signedArea } from '../geo/polygon';
import { clipLine, clipRing } from './clip';
import { simplify } from './simplify';
import { buffer, extent, type Tile, toUnit } from './tile';

/** Rings or lines in tile units, as flat x, y pairs; outer rings clockwise on the screen, holes the other way. */
export type TilePaths = number[][];

const window: Box = { xmin: -buffer, ymin: -buffer, xmax: extent + buffer, ymax: extent + buffer };
/** Smaller than this many square units a polygon is not seen. */
const smallestArea = 2;

export function tilePolygons(shape: Shape, tile: Tile, tolerance: number): TilePaths {
  const paths: TilePaths = [];
  for (const [outer, ...holes] of shape) {
    const drawn = outer && ringInTile(outer, tile, tolerance, true);
    if (!drawn) continue;
    paths.push(drawn);
    for (const hole of holes) {
      const inner = ringInTile(hole, tile, tolerance, false);
      if (inner) paths.push(inner);
    }
  }
  return paths;
}

export function tileLines(shape: Shape, tile: Tile, tolerance: number): TilePaths {
  return shape
    .flat()
    .flatMap(line => clipLine(toTileUnits(line, tile, tolerance), window))
    .map(part => withoutRepeats(part.map(Math.round)))
    .filter(part => part.length >= 4);
}

function ringInTile(ring: Ring, tile: Tile, tolerance: number, outer: boolean): number[] | null {
  const units = toTileUnits(ring, tile, tolerance);
  const clipped = withoutRepeats(clipRing(units, window).map(Math.round));
  if (clipped.length < 6) return null;
  const area = signedArea(clipped);
  if (Math.abs(area) < smallestArea) return null;
  return area > 0 === outer ? clipped : reversed(clipped);
}

function toTileUnits(ring: Ring, tile: Tile, tolerance: number): number[] {
  const units: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    units.push(toUnit(ring[index] ?? 0, tile.left, tile), toUnit(ring[index + 1] ?? 0, tile.top, tile));
  }
  return simplify(units, tolerance);
}

function withoutRepeats(points: readonly number[]): number[] {
  const kept: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    if (kept.at(-2) !== x || kept.at(-1) !== y) kept.push(x, y);
  }
  return kept;
}

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2)
    turned.push(points[index] ?? 0, points[index + 1] ?? 0);
  return turned;
}
