/** A ring as flat x, y pairs, without the closing point. */
export type Ring = readonly number[];
/** Outer ring and its holes. */
export type Polygon = readonly Ring[];
/** Shoelace formula: positive for a counter-clockwise ring with y upwards. */
export type Shape = readonly Polygon[];

export interface Box {
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

export function boxOf(shape: Shape): Box {
  const box = { xmin: Infinity, ymin: Infinity, xmax: -Infinity, ymax: -Infinity };
  for (const polygon of shape) {
    const outer = polygon[0] ?? [];
    for (let index = 0; index < outer.length; index += 2) {
      const x = outer[index] ?? 0;
      const y = outer[index + 1] ?? 0;
      if (x < box.xmin) box.xmin = x;
      if (x > box.xmax) box.xmax = x;
      if (y < box.ymin) box.ymin = y;
      if (y > box.ymax) box.ymax = y;
    }
  }
  return box;
}

/** Shoelace formula: positive when the ring runs counter-clockwise with y upwards. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length;
    sum += (ring[index] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[index + 1] ?? 0);
  }
  return sum / 2;
}

/** Even-odd rule over all rings, so that holes count as outside. */
export function containsPoint(shape: Shape, x: number, y: number): boolean {
  let inside = false;
  for (const polygon of shape) {
    for (const ring of polygon) {
      if (crossesOddly(ring, x, y)) inside = !inside;
    }
  }
  return inside;
}

function crossesOddly(ring: Ring, x: number, y: number): boolean {
  let odd = false;
  let previous = ring.length - 2;
  for (let index = 0; index < ring.length; index += 2) {
    const yi = ring[index + 1] ?? 0;
    const yj = ring[previous + 1] ?? 0;
    if (yi > y !== yj > y) {
      const xi = ring[index] ?? 0;
      const xj = ring[previous] ?? 0;
      if (x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
    previous = index;
  }
  return odd;
}

/** Edges of a ring, including the one from the last point to the first. */
export function edgesOf(ring: Ring): [x: number, y: number, toX: number, toY: number][] {
  return Array.from({ length: ring.length / 2 }, (_, edge) => {
    const [at, next] = [edge * 2, (edge * 2 + 2) % ring.length];
    return [ring[at] ?? 0, ring[at + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0];
  });
}
