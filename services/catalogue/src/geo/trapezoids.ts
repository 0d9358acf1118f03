import { edgesOf, type Ring } from './polygon';

/** The area between two heights and two lines `x = at + slope · y`. A point on the lower height belongs to it. */
export interface Trapezoid {
  yFrom: number;
  yTo: number;
  left: Line;
  right: Line;
}

interface Line {
  at: number;
  slope: number;
}

interface Edge extends Line {
  yFrom: number;
  yTo: number;
}

/**
 * Cuts a ring into non-overlapping trapezoids, by the even-odd rule, so that a database can test containment by
 * comparisons only. The ring may intersect itself.
 */
export function trapezoidsOf(ring: Ring): Trapezoid[] {
  const edges = edgesOf(ring).flatMap(toEdge);
  const heights = [...new Set([...edges.flatMap(({ yFrom, yTo }) => [yFrom, yTo]), ...crossings(edges)])];
  heights.sort((a, b) => a - b);
  return heights.slice(1).flatMap((yTo, index) => {
    const yFrom = heights[index] ?? yTo;
    return pairsBetween(edges, yFrom, yTo).map(([left, right]) => ({ yFrom, yTo, left, right }));
  });
}

/** Horizontal edges are skipped: other edges start and end on them. */
function toEdge([x, y, toX, toY]: [number, number, number, number]): Edge[] {
  if (y === toY) return [];
  const slope = (toX - x) / (toY - y);
  return [{ yFrom: Math.min(y, toY), yTo: Math.max(y, toY), at: x - slope * y, slope }];
}

/** Edges do not cross between two heights: from left to right, every second gap is inside. */
function pairsBetween(edges: readonly Edge[], yFrom: number, yTo: number): [Line, Line][] {
  const middle = (yFrom + yTo) / 2;
  const across = edges.filter(edge => edge.yFrom <= yFrom && edge.yTo >= yTo);
  across.sort((one, other) => xOf(one, middle) - xOf(other, middle));
  const pairs: [Line, Line][] = [];
  for (let index = 0; index + 1 < across.length; index += 2) {
    const [left, right] = [across[index], across[index + 1]];
    if (left && right) pairs.push([left, right]);
  }
  return pairs;
}

function* crossings(edges: readonly Edge[]): Generator<number> {
  for (const [index, one] of edges.entries()) {
    for (const other of edges.slice(index + 1)) {
      if (one.slope === other.slope) continue;
      const y = (other.at - one.at) / (one.slope - other.slope);
      if (y > Math.max(one.yFrom, other.yFrom) && y < Math.min(one.yTo, other.yTo)) yield y;
    }
  }
}

function xOf({ at, slope }: Line, y: number): number {
  return at + slope * y;
}
