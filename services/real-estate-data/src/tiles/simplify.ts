/**
 * Simplifies a line within a tolerance in units (Douglas and Peucker, without recursion, because a municipality's
 * border would overflow the stack).
 */
export function simplify(points: readonly number[], tolerance: number): readonly number[] {
  const count = points.length / 2;
  if (count <= 2 || tolerance <= 0) return points;
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const spans = [0, count - 1];
  while (spans.length > 0) {
    const to = spans.pop() ?? 0;
    const from = spans.pop() ?? 0;
    const index = farthest(points, from, to, tolerance);
    if (index === from) continue;
    keep[index] = 1;
    spans.push(from, index, index, to);
  }
  const kept: number[] = [];
  for (let index = 0; index < count; index++) {
    if (keep[index]) kept.push(points[index * 2] ?? 0, points[index * 2 + 1] ?? 0);
  }
  return kept;
}

/**
 * Index of the point between two that is farthest from the line between them; `from` when none is beyond the tolerance.
 */
function farthest(points: readonly number[], from: number, to: number, tolerance: number): number {
  const ax = points[from * 2] ?? 0;
  const ay = points[from * 2 + 1] ?? 0;
  const dx = (points[to * 2] ?? 0) - ax;
  const dy = (points[to * 2 + 1] ?? 0) - ay;
  const length = dx * dx + dy * dy;
  let index = from;
  let distance = tolerance * tolerance;
  for (let at = from + 1; at < to; at++) {
    const px = (points[at * 2] ?? 0) - ax;
    const py = (points[at * 2 + 1] ?? 0) - ay;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const off = (px - along * dx) ** 2 + (py - along * dy) ** 2;
    if (off > distance) {
      distance = off;
      index = at;
    }
  }
  return index;
}
