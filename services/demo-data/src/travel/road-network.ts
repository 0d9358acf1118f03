import { distance, type Point } from '../town/plane';
import type { Ground } from '../town/town';

/** Roads whose crossings are nodes. */
export interface RoadNetwork {
  nodes: Point[];
  ways: { kind: Ground['kind']; name: string | null; nodes: number[] }[];
}

interface Leg {
  road: number;
  place: number;
  from: Point;
  to: Point;
  /** Nodes on it, by their share of its length. */
  stops: { share: number; node: number }[];
}

const roadKinds: readonly Ground['kind'][] = ['main', 'street', 'path'];
/** Metres within which the end of a street is joined to the road that it ends at. */
const joinMetres = 35;
const cellMetres = 120;

/** Joins the drawn roads of the town: where they cross, and where one ends beside another. */
export function roadNetwork(grounds: readonly Ground[]): RoadNetwork {
  const roads = grounds.filter(({ kind }) => roadKinds.includes(kind));
  const nodes: Point[] = [];
  const known = new Map<string, number>();
  const nodeAt = (point: Point): number => {
    const key = point.map(metres => Math.round(metres * 10)).join();
    const found = known.get(key) ?? nodes.push(point) - 1;
    known.set(key, found);
    return found;
  };
  const legs = roads.flatMap(({ points }, road) =>
    points.slice(1).map((to, place): Leg => ({ road, place, from: points[place] ?? to, to, stops: [] })),
  );
  const near = legFinder(legs);
  for (const leg of legs)
    for (const other of near(leg.from, leg.to)) {
      if (other.road <= leg.road) continue;
      const met = crossing(leg, other);
      if (!met) continue;
      const node = nodeAt(met.point);
      leg.stops.push({ share: met.share, node });
      other.stops.push({ share: met.otherShare, node });
    }
  const joins = roads.flatMap(({ points, kind }, road) =>
    [points[0], points.at(-1)].flatMap(end => {
      const joined = end && nearest(end, near(end, end), road);
      if (!end || !joined) return [];
      const node = nodeAt(joined.point);
      joined.leg.stops.push({ share: joined.share, node });
      return [{ kind: kind === 'path' ? kind : ('street' as const), name: null, nodes: [nodeAt(end), node] }];
    }),
  );
  const ways = roads.map(({ kind, name }) => ({ kind, name, nodes: [] as number[] }));
  for (const { road, from, to, stops } of legs) {
    const on = [
      nodeAt(from),
      ...stops.toSorted((a, b) => a.share - b.share).map(({ node }) => node),
      nodeAt(to),
    ];
    for (const node of on) if (ways[road]?.nodes.at(-1) !== node) ways[road]?.nodes.push(node);
  }
  return { nodes, ways: [...ways, ...joins].filter(way => new Set(way.nodes).size > 1) };
}

/** Legs in the cells that a stretch goes through, and those beside them. */
function legFinder(legs: readonly Leg[]): (from: Point, to: Point) => Set<Leg> {
  const cells = new Map<string, Leg[]>();
  const cellsOf = (from: Point, to: Point, margin: number): string[] => {
    const span = (axis: 0 | 1): [number, number] => [
      Math.floor((Math.min(from[axis], to[axis]) - margin) / cellMetres),
      Math.floor((Math.max(from[axis], to[axis]) + margin) / cellMetres),
    ];
    const [[left, right], [bottom, top]] = [span(0), span(1)];
    const keys: string[] = [];
    for (let column = left; column <= right; column++)
      for (let row = bottom; row <= top; row++) keys.push(`${column} ${row}`);
    return keys;
  };
  for (const leg of legs)
    for (const key of cellsOf(leg.from, leg.to, 0)) cells.set(key, [...(cells.get(key) ?? []), leg]);
  return (from, to) => new Set(cellsOf(from, to, joinMetres).flatMap(key => cells.get(key) ?? []));
}

function crossing(one: Leg, other: Leg): { point: Point; share: number; otherShare: number } | null {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [ex, ey] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return null;
  const [gx, gy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const share = (gx * ey - gy * ex) / cross;
  const otherShare = (gx * dy - gy * dx) / cross;
  if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return null;
  return { point: [one.from[0] + share * dx, one.from[1] + share * dy], share, otherShare };
}

function nearest(
  end: Point,
  legs: Iterable<Leg>,
  road: number,
): { leg: Leg; share: number; point: Point } | null {
  let best: { leg: Leg; share: number; point: Point } | null = null;
  let least = joinMetres;
  for (const leg of legs) {
    if (leg.road === road) continue;
    const [dx, dy] = [leg.to[0] - leg.from[0], leg.to[1] - leg.from[1]];
    const along = ((end[0] - leg.from[0]) * dx + (end[1] - leg.from[1]) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    const point: Point = [leg.from[0] + share * dx, leg.from[1] + share * dy];
    const away = distance(end, point);
    if (away >= least || away < 0.2) continue;
    least = away;
    best = { leg, share, point };
  }
  return best;
}
