import { type Box, type Ring, type Shape, signedArea } from '@kavel/catalogue/geo';
import { clipLine, clipRing } from './clip';
import { simplify } from './simplify';
import { buffer, extent, type Tile, toUnit } from './tile';

/** Rings or lines in tile units, as flat x, y pairs; outer rings clockwise on the screen, holes counter-clockwise. */
export type TilePaths = number[][];

const window: Box = { xmin: -buffer, ymin: -buffer, xmax: extent + buffer, ymax: extent + buffer };
/** Polygons with a smaller area in square units are invisible. */
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
    .map(withoutRepeats)
    .filter(part => part.length >= 4);
}

function ringInTile(ring: Ring, tile: Tile, tolerance: number, outer: boolean): number[] | null {
  const units = toTileUnits(ring, tile, tolerance);
  const clipped = withoutRepeats(liesIn(window, units) ? units : clipRing(units, window));
  if (clipped.length < 6) return null;
  const area = signedArea(clipped);
  if (Math.abs(area) < smallestArea) return null;
  return area > 0 === outer ? clipped : reversed(clipped);
}

function toTileUnits(ring: Ring, tile: Tile, tolerance: number): Ring {
  const units: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    units.push(toUnit(ring[index] ?? 0, tile.left, tile), toUnit(ring[index + 1] ?? 0, tile.top, tile));
  }
  return simplify(units, tolerance);
}

/** Most are completely inside or outside of a tile: testing is faster than clipping at four edges. */
function liesIn({ xmin, ymin, xmax, ymax }: Box, ring: Ring): boolean {
  for (let index = 0; index < ring.length; index += 2) {
    const x = ring[index] ?? 0;
    const y = ring[index + 1] ?? 0;
    if (x < xmin || x > xmax || y < ymin || y > ymax) return false;
  }
  return true;
}

/** Rounds to whole units and removes repeated points. */
function withoutRepeats(points: Ring): number[] {
  const kept: number[] = [];
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let index = 0; index < points.length; index += 2) {
    const x = Math.round(points[index] ?? 0);
    const y = Math.round(points[index + 1] ?? 0);
    if (x === lastX && y === lastY) continue;
    kept.push(x, y);
    lastX = x;
    lastY = y;
  }
  return kept;
}

function reversed(points: readonly number[]): number[] {
  const turned: number[] = [];
  for (let index = points.length - 2; index >= 0; index -= 2)
    turned.push(points[index] ?? 0, points[index + 1] ?? 0);
  return turned;
}
