import type { Point } from './plane';

const cell = 50;
/** Neighbours in a row share a wall: so much overlap is none. */
const tolerance = 0.05;

/** Ground that is taken. Buildings, water and streets never lie over one another because they ask here. */
export class Occupancy {
  private readonly cells = new Map<string, Point[][]>();

  /** Takes the ground of a convex shape unless part of it is taken; says whether it did. */
  take(ring: Point[]): boolean {
    const keys = keysOf(ring);
    const free = keys.every(key => (this.cells.get(key) ?? []).every(other => !overlap(ring, other)));
    if (free) this.add(ring, keys);
    return free;
  }

  /** Occupies ground whatever is there already, such as a street that crosses another. */
  reserve(ring: Point[]): void {
    this.add(ring, keysOf(ring));
  }

  private add(ring: Point[], keys: readonly string[]): void {
    for (const key of keys) {
      const shapes = this.cells.get(key);
      if (shapes) shapes.push(ring);
      else this.cells.set(key, [ring]);
    }
  }
}

function keysOf(ring: readonly Point[]): string[] {
  const east = ring.map(point => point[0]);
  const north = ring.map(point => point[1]);
  const keys: string[] = [];
  for (let column = Math.floor(Math.min(...east) / cell); column <= Math.max(...east) / cell; column++) {
    for (let row = Math.floor(Math.min(...north) / cell); row <= Math.max(...north) / cell; row++) {
      keys.push(`${column}:${row}`);
    }
  }
  return keys;
}

/** Separating axis test for convex shapes. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !hasSeparatingEdge(a, b) && !hasSeparatingEdge(b, a);
}

function hasSeparatingEdge(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((from, index) => {
    const to = a[(index + 1) % a.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const normal: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    const own = extent(a, normal);
    const other = extent(b, normal);
    return own.high <= other.low + tolerance || other.high <= own.low + tolerance;
  });
}

function extent(ring: readonly Point[], normal: Point): { low: number; high: number } {
  let low = Infinity;
  let high = -Infinity;
  for (const point of ring) {
    const along = point[0] * normal[0] + point[1] * normal[1];
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return { low, high };
}
