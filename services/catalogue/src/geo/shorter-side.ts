import type { Shape } from './polygon';

/** Width in grid cells of the narrowest strip that the outer rings fit in; null for an outline without an area. */
export function shorterSide(shape: Shape): number | null {
  const points = shape.flatMap(([outer = []]) =>
    Array.from({ length: outer.length / 2 }, (_, at): Point => [outer[2 * at] ?? 0, outer[2 * at + 1] ?? 0]),
  );
  const hull = hullOf(points);
  if (hull.length < 3) return null;
  // The narrowest strip has one side along an edge of the hull.
  const widths = hull.map(([x, y], at) => {
    const [toX, toY] = hull[(at + 1) % hull.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    return Math.max(
      ...hull.map(([px, py]) => Math.abs((toX - x) * (py - y) - (toY - y) * (px - x)) / length),
    );
  });
  return Math.min(...widths);
}

type Point = readonly [x: number, y: number];

/** Monotone chain of Andrew. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chains = [chainOf(sorted), chainOf(sorted.toReversed())];
  return chains.flatMap(chain => chain.slice(0, -1));
}

function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain;
}

function turnsLeft(from: Point | undefined, over: Point | undefined, to: Point): boolean {
  if (!from || !over) return true;
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]) > 0;
}
