import { contours } from 'd3-contour';
import type { Frame } from './raster';
import { walkMsPerMetre } from './road-graph';

/** Polygons of rings of [x, y] on the grid of the graph; rings are closed, the first of a polygon is its edge. */
export type GridPolygons = [x: number, y: number][][][];

/**
 * Area where the values are at most `most`. `step` is how much the value grows over a cell at the edge of what was
 * reached: beyond it nothing is known, and the edge has to lie somewhere between.
 */
export function areaWithin(values: Float32Array, frame: Frame, most: number, step: number): GridPolygons {
  const { width, height, x, y, cell } = frame;
  // d3 draws where values are at least a threshold.
  const turned = Array.from(values, value => -Math.min(value, most + step));
  const { coordinates } = contours().size([width, height]).smooth(true).contour(turned, -most);
  return coordinates.map(rings =>
    rings.map(ring => ring.map(([column = 0, row = 0]) => [x + column * cell, y + row * cell])),
  );
}

/** Milliseconds to walk over a cell. */
export function walkOverCell({ cell, metresPerUnit }: Frame): number {
  return cell * metresPerUnit * walkMsPerMetre;
}
