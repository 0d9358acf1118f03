import { matchBorders } from './match-borders';
import { containsPoint, edgesOf, type Polygon, type Ring, type Shape, signedArea } from './polygon';

/** Tolerances for the two sides of one border, in grid cells. */
export interface Nearness {
  /** Points within this distance are merged. */
  points: number;
  /** A gap or an overlap between areas with at most this average width is closed. */
  gaps: number;
}

/**
 * Dissolves adjacent areas into one: edges shared by two areas are removed, the rest is the outline. When areas were
 * simplified separately, the two sides of a border differ, and are matched first.
 */
export function dissolve(areas: readonly Shape[], { points, gaps }: Nearness): Shape {
  const isGap = ({ ring, between }: Outline) => between && widthOf(ring) <= gaps;
  const exact = ringsOf(areas);
  const outline = exact.length > 1 ? ringsOf(matchBorders(areas, points)) : exact;
  const drawn = outline.filter(part => signedArea(part.ring) !== 0 && !isGap(part));
  return withHoles(drawn.map(({ ring }) => ring));
}

interface Corner {
  x: number;
  y: number;
  /** Next steps of the outline. */
  to: Step[];
}

interface Step {
  corner: Corner;
  /** Index of the area of the edge. */
  area: number;
}

interface Outline {
  ring: number[];
  /** Drawn by several areas: a gap between them, or the outline of them all. */
  between: boolean;
}

/** Edges without a reverse edge of a neighbour; the area is on their left. */
function cornersOf(areas: readonly Shape[]): Corner[] {
  const corners = new Map<string, Corner>();
  const cornerAt = (x: number, y: number): Corner => {
    const key = `${x} ${y}`;
    const corner = corners.get(key) ?? { x, y, to: [] };
    corners.set(key, corner);
    return corner;
  };
  for (const [area, shape] of areas.entries())
    for (const [x, y, toX, toY] of shape.flatMap(turned).flatMap(edgesOf)) {
      const [from, to] = [cornerAt(x, y), cornerAt(toX, toY)];
      if (from === to) continue;
      const back = to.to.findIndex(({ corner }) => corner === from);
      if (back < 0) from.to.push({ corner: to, area });
      else to.to.splice(back, 1);
    }
  return [...corners.values()];
}

/** Follows the outline from each corner until every edge was used. A ring is closed when it reaches a corner again. */
function ringsOf(areas: readonly Shape[]): Outline[] {
  const rings: Outline[] = [];
  for (const start of cornersOf(areas)) {
    const path: Step[] = [];
    const passed = new Map<Corner, number>();
    for (let corner = start; ; ) {
      const from = passed.get(corner);
      if (from !== undefined) {
        const loop = path.splice(from);
        for (const step of loop) passed.delete(step.corner);
        rings.push({
          ring: loop.flatMap(({ corner: { x, y } }) => [x, y]),
          between: loop.some(({ area }) => area !== loop[0]?.area),
        });
      }
      const next = takeOutermost(corner, path.at(-1)?.corner);
      if (!next) break;
      passed.set(corner, path.length);
      path.push({ corner, area: next.area });
      corner = next.corner;
    }
  }
  return rings;
}

/** Where areas meet in a corner, the rightmost turn follows the outline of them all. */
function takeOutermost(corner: Corner, from: Corner | undefined): Step | undefined {
  if (!from || corner.to.length < 2) return corner.to.pop();
  const [inX, inY] = [corner.x - from.x, corner.y - from.y];
  const turn = ({ corner: { x, y } }: Step) => {
    const [outX, outY] = [x - corner.x, y - corner.y];
    return Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  };
  corner.to.sort((a, b) => turn(b) - turn(a));
  return corner.to.pop();
}

/** Outer rings in one direction, holes in the other. */
function turned(polygon: Polygon): Ring[] {
  return polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : reversed(ring)));
}

function reversed(ring: Ring): number[] {
  const points: number[] = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) points.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return points;
}

/** Average width of a shape that is much longer than wide. */
function widthOf(ring: Ring): number {
  const around = edgesOf(ring).reduce((sum, [x, y, toX, toY]) => sum + Math.hypot(toX - x, toY - y), 0);
  return (2 * Math.abs(signedArea(ring))) / around;
}

/** Each hole with the outer ring that contains it. */
function withHoles(rings: readonly number[][]): Polygon[] {
  const polygons: number[][][] = rings.filter(ring => signedArea(ring) > 0).map(outer => [outer]);
  for (const hole of rings.filter(ring => signedArea(ring) < 0)) {
    const [x = 0, y = 0] = hole;
    polygons.find(([outer = []]) => containsPoint([[outer]], x, y))?.push(hole);
  }
  return polygons;
}
