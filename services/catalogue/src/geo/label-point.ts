import { type Ring, type Shape, signedArea } from './polygon';

export interface LabelPoint {
  x: number;
  y: number;
}

/**
 * Label position of an area: at the height of its centroid, in the middle of the widest span inside. It is inside
 * crescents too, and the same in every tile. Null for an empty shape.
 */
export function labelPoint(shape: Shape): LabelPoint | null {
  const largest = shape.reduce<readonly Ring[] | null>(
    (most, polygon) => (areaOf(polygon) > (most ? areaOf(most) : 0) ? polygon : most),
    null,
  );
  const outer = largest?.[0];
  if (!largest || !outer) return null;
  const y = centroidY(outer);
  const crossings = largest.flatMap(ring => crossingsAt(ring, y)).sort((a, b) => a - b);
  let [from, to] = [crossings[0] ?? 0, crossings[0] ?? 0];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [left = 0, right = 0] = [crossings[index], crossings[index + 1]];
    if (right - left > to - from) [from, to] = [left, right];
  }
  return { x: Math.round((from + to) / 2), y: Math.round(y) };
}

function areaOf([outer]: readonly Ring[]): number {
  return outer ? Math.abs(signedArea(outer)) : 0;
}

/** Centroid formula of a polygon, relative to its first point to keep precision with large coordinates. */
function centroidY(ring: Ring): number {
  const [x0 = 0, y0 = 0] = ring;
  let [sum, twiceArea] = [0, 0];
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    const [x1, y1] = [(ring[index] ?? 0) - x0, (ring[index + 1] ?? 0) - y0];
    const [x2, y2] = [(ring[next] ?? 0) - x0, (ring[next + 1] ?? 0) - y0];
    const cross = x1 * y2 - x2 * y1;
    sum += (y1 + y2) * cross;
    twiceArea += cross;
  }
  return twiceArea === 0 ? y0 : y0 + sum / (3 * twiceArea);
}

function crossingsAt(ring: Ring, y: number): number[] {
  const crossings: number[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[index], ring[index + 1], ring[next], ring[next + 1]];
    if (y1 > y !== y2 > y) crossings.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  }
  return crossings;
}
