import type { Box, Ring } from '@kavel/catalogue/geo';

type Inside = (x: number, y: number) => boolean;
type Crossing = (ax: number, ay: number, bx: number, by: number) => [number, number];

/** Clips a ring to a box (Sutherland and Hodgman). */
export function clipRing(ring: Ring, box: Box): number[] {
  const edges: readonly (readonly [Inside, Crossing])[] = [
    [x => x >= box.xmin, (ax, ay, bx, by) => [box.xmin, ay + ((by - ay) * (box.xmin - ax)) / (bx - ax)]],
    [x => x <= box.xmax, (ax, ay, bx, by) => [box.xmax, ay + ((by - ay) * (box.xmax - ax)) / (bx - ax)]],
    [(_, y) => y >= box.ymin, (ax, ay, bx, by) => [ax + ((bx - ax) * (box.ymin - ay)) / (by - ay), box.ymin]],
    [(_, y) => y <= box.ymax, (ax, ay, bx, by) => [ax + ((bx - ax) * (box.ymax - ay)) / (by - ay), box.ymax]],
  ];
  return edges.reduce<number[]>(
    (points, [inside, crossing]) => clipByEdge(points, inside, crossing),
    [...ring],
  );
}

function clipByEdge(points: readonly number[], inside: Inside, crossing: Crossing): number[] {
  const kept: number[] = [];
  let ax = points.at(-2) ?? 0;
  let ay = points.at(-1) ?? 0;
  for (let index = 0; index < points.length; index += 2) {
    const bx = points[index] ?? 0;
    const by = points[index + 1] ?? 0;
    const comesIn = inside(bx, by);
    if (comesIn !== inside(ax, ay)) kept.push(...crossing(ax, ay, bx, by));
    if (comesIn) kept.push(bx, by);
    ax = bx;
    ay = by;
  }
  return kept;
}

/** The parts of a line inside a box (Liang and Barsky). */
export function clipLine(line: Ring, box: Box): number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  for (let index = 2; index < line.length; index += 2) {
    const leg = clipLeg(
      line[index - 2] ?? 0,
      line[index - 1] ?? 0,
      line[index] ?? 0,
      line[index + 1] ?? 0,
      box,
    );
    if (!leg) continue;
    const [ax, ay, bx, by] = leg;
    if (part.at(-2) !== ax || part.at(-1) !== ay) {
      part = [ax, ay];
      parts.push(part);
    }
    part.push(bx, by);
  }
  return parts;
}

function clipLeg(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  box: Box,
): [number, number, number, number] | null {
  let enter = 0;
  let leave = 1;
  const dx = bx - ax;
  const dy = by - ay;
  const tests = [
    [-dx, ax - box.xmin],
    [dx, box.xmax - ax],
    [-dy, ay - box.ymin],
    [dy, box.ymax - ay],
  ] as const;
  for (const [direction, distance] of tests) {
    if (direction === 0 && distance < 0) return null;
    if (direction < 0) enter = Math.max(enter, distance / direction);
    if (direction > 0) leave = Math.min(leave, distance / direction);
  }
  if (enter > leave) return null;
  return [ax + dx * enter, ay + dy * enter, ax + dx * leave, ay + dy * leave];
}
