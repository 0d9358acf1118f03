import { containsPoint, type Polygon, type Ring, type Shape, signedArea } from './polygon';

/**
 * Areas that border on each other as one: an edge that two of them have goes, what is left is the outline. Both sides
 * of a border have to have the same points, as the areas of one register do; where they differ the border stays.
 */
export function dissolve(shapes: readonly Shape[]): Shape {
  const edges = outlineOf(shapes);
  const rings: number[][] = [];
  for (let ring = nextRing(edges); ring; ring = nextRing(edges)) if (signedArea(ring) !== 0) rings.push(ring);
  return withHoles(rings);
}

/** From each point to where the outline goes from there. */
type Edges = Map<string, { x: number; y: number; to: string[] }>;

function outlineOf(shapes: readonly Shape[]): Edges {
  const open = new Map<string, [x: number, y: number, toX: number, toY: number]>();
  for (const ring of shapes.flat().flatMap(turned)) {
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [x = 0, y = 0, toX = 0, toY = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
      // The neighbour comes along the same edge the other way.
      if (!open.delete(`${toX} ${toY} ${x} ${y}`)) open.set(`${x} ${y} ${toX} ${toY}`, [x, y, toX, toY]);
    }
  }
  const edges: Edges = new Map();
  for (const [x, y, toX, toY] of open.values()) {
    const key = `${x} ${y}`;
    const from = edges.get(key) ?? { x, y, to: [] };
    from.to.push(`${toX} ${toY}`);
    edges.set(key, from);
  }
  return edges;
}

/** Outer rings one way round and holes the other. */
function turned(polygon: Polygon): Ring[] {
  return polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : reversed(ring)));
}

function reversed(ring: Ring): number[] {
  const points: number[] = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) points.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return points;
}

/** Follows the outline from any point until it is back, and takes that out; null when nothing is left. */
function nextRing(edges: Edges): number[] | null {
  const [start] = edges.keys();
  if (start === undefined) return null;
  const ring: number[] = [];
  for (let key = start; ; ) {
    const from = edges.get(key);
    const to = from?.to.pop();
    if (!from || to === undefined) return ring;
    if (from.to.length === 0) edges.delete(key);
    ring.push(from.x, from.y);
    if (to === start) return ring;
    key = to;
  }
}

/** Each hole with the outer ring that it lies in. */
function withHoles(rings: readonly number[][]): Polygon[] {
  const polygons: number[][][] = rings.filter(ring => signedArea(ring) > 0).map(outer => [outer]);
  for (const hole of rings.filter(ring => signedArea(ring) < 0)) {
    const [x = 0, y = 0] = hole;
    polygons.find(([outer = []]) => containsPoint([[outer]], x, y))?.push(hole);
  }
  return polygons;
}
