import Flatbush from 'flatbush';
import { edgesOf, type Ring, type Shape } from './polygon';

/** A border point that no other area has. */
interface Loose {
  x: number;
  y: number;
  areas: Set<number>;
  /** The point of a neighbour that replaces it; null without one. */
  same: Loose | null;
}

/**
 * Makes the points on both sides of each border equal, within a tolerance in grid cells: close points are merged, and
 * an edge gets the points of the neighbour along it. Borders that match already do not change.
 */
export function matchBorders(areas: readonly Shape[], within: number): Shape[] {
  const shared = edgesOnBothSides(areas);
  const loose = loosePoints(areas, shared);
  if (loose.size === 0) return [...areas];
  const points = [...loose.values()];
  const index = new Flatbush(points.length);
  for (const { x, y } of points) index.add(x, y);
  index.finish();
  const around = (a: Point, b: Point) =>
    index
      .search(
        Math.min(a.x, b.x) - within,
        Math.min(a.y, b.y) - within,
        Math.max(a.x, b.x) + within,
        Math.max(a.y, b.y) + within,
      )
      .flatMap(at => points[at] ?? []);
  joinClosePoints(points, around, within);

  const placeOf = (x: number, y: number): Point => {
    const point = loose.get(`${x} ${y}`);
    return point?.same ?? point ?? { x, y };
  };
  const matched = (ring: Ring, area: number): number[] => {
    const drawn: number[] = [];
    for (const [x, y, toX, toY] of edgesOf(ring)) {
      const [from, to] = [placeOf(x, y), placeOf(toX, toY)];
      drawn.push(from.x, from.y);
      if (shared.has(edgeKey(x, y, toX, toY))) continue;
      const neighbours = around(from, to).filter(point => point.same === null && !point.areas.has(area));
      for (const point of along(from, to, neighbours, within)) drawn.push(point.x, point.y);
    }
    return drawn;
  };
  return areas.map((area, number) => area.map(polygon => polygon.map(ring => matched(ring, number))));
}

interface Point {
  x: number;
  y: number;
}

/** The same in both directions. */
function edgeKey(x: number, y: number, toX: number, toY: number): string {
  return x < toX || (x === toX && y < toY) ? `${x} ${y} ${toX} ${toY}` : `${toX} ${toY} ${x} ${y}`;
}

function edgesOnBothSides(areas: readonly Shape[]): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const ring of areas.flat(2))
    for (const edge of edgesOf(ring)) {
      const key = edgeKey(...edge);
      if (seen.has(key)) twice.add(key);
      else seen.add(key);
    }
  return twice;
}

function loosePoints(areas: readonly Shape[], shared: ReadonlySet<string>): Map<string, Loose> {
  const loose = new Map<string, Loose>();
  const add = (x: number, y: number, area: number) => {
    const key = `${x} ${y}`;
    const point = loose.get(key) ?? { x, y, areas: new Set(), same: null };
    point.areas.add(area);
    loose.set(key, point);
  };
  for (const [area, shape] of areas.entries())
    for (const [x, y, toX, toY] of shape.flat().flatMap(edgesOf)) {
      if (shared.has(edgeKey(x, y, toX, toY))) continue;
      add(x, y, area);
      add(toX, toY, area);
    }
  return loose;
}

/** Replaces each point by the closest point of an earlier neighbour, if any. */
function joinClosePoints(
  points: readonly Loose[],
  around: (a: Point, b: Point) => Loose[],
  within: number,
): void {
  const placed = new Set<Loose>();
  for (const point of points) {
    const distance = ({ x, y }: Point) => Math.hypot(x - point.x, y - point.y);
    const [closest] = around(point, point)
      .filter(other => placed.has(other) && ![...other.areas].some(area => point.areas.has(area)))
      .filter(other => distance(other) <= within)
      .sort((a, b) => distance(a) - distance(b));
    if (!closest) {
      placed.add(point);
      continue;
    }
    point.same = closest;
    for (const area of point.areas) closest.areas.add(area);
  }
}

/** Points beside an edge, in order along it. */
function along<P extends Point>(from: Point, to: Point, points: readonly P[], within: number): P[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return points
    .map(point => {
      const [x, y] = [point.x - from.x, point.y - from.y];
      return { point, ahead: (x * dx + y * dy) / length, aside: Math.abs(x * dy - y * dx) / length };
    })
    .filter(({ ahead, aside }) => ahead > 0 && ahead < length && aside <= within)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ point }) => point);
}
