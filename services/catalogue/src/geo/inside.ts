import type { Box, Polygon, Ring, Shape } from './polygon';
import { boxOf, edgesOf } from './polygon';

/** Edges of a band as groups of five: number of the polygon, and both ends. */
const edgeNumbers = 5;
const mostBands = 4_096;

/**
 * Tells which points lie inside of any of several polygons, by the even-odd rule within each. Edges are sorted into bands
 * by height, so that a point is compared only with those at its height: an outline has thousands, a country millions of
 * points.
 */
export class Inside {
  readonly box: Box;
  private readonly bands: readonly Float64Array[];
  private readonly bandHeight: number;

  constructor(shape: Shape) {
    // Of all rings: what a file calls a hole may lie outside.
    this.box = boxOf(shape.flatMap(polygon => polygon.map(ring => [ring])));
    const edges = shape.flatMap(edgesOfPolygon);
    const count = Math.min(mostBands, Math.max(1, edges.length));
    this.bandHeight = Math.max(1, (this.box.ymax - this.box.ymin) / count);
    const bands = Array.from({ length: count + 1 }, (): number[] => []);
    for (const edge of edges) {
      const [, , y, , toY] = edge;
      const last = this.bandOf(Math.max(y, toY));
      for (let band = this.bandOf(Math.min(y, toY)); band <= last; band++) bands[band]?.push(...edge);
    }
    this.bands = bands.map(numbers => Float64Array.from(numbers));
  }

  contains(x: number, y: number): boolean {
    const { xmin, ymin, xmax, ymax } = this.box;
    if (!(x >= xmin && x <= xmax && y >= ymin && y <= ymax)) return false;
    const edges = this.bands[this.bandOf(y)] ?? [];
    let [odd, polygon] = [false, -1];
    for (let at = 0; at < edges.length; at += edgeNumbers) {
      const of = edges[at] ?? 0;
      if (of !== polygon) {
        if (odd) return true;
        polygon = of;
      }
      const [fromX, fromY] = [edges[at + 1] ?? 0, edges[at + 2] ?? 0];
      const [toX, toY] = [edges[at + 3] ?? 0, edges[at + 4] ?? 0];
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) odd = !odd;
    }
    return odd;
  }

  private bandOf(y: number): number {
    return Math.floor((y - this.box.ymin) / this.bandHeight);
  }
}

type Edge = [polygon: number, x: number, y: number, toX: number, toY: number];

function edgesOfPolygon(polygon: Polygon, number: number): Edge[] {
  return polygon.flatMap((ring: Ring) => edgesOf(ring).map((edge): Edge => [number, ...edge]));
}
