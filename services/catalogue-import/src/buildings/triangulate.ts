import earcut from 'earcut';
import type { Face } from '../city-json/city-lines';

export type Vector = readonly [x: number, y: number, z: number];

/** Twice the area along the normal of a face, by Newell's method over its rings; holes wind the other way. */
export function normalOf(face: Face, cornerOf: (vertex: number) => Vector): Vector {
  let [x, y, z] = [0, 0, 0];
  const [origin = 0] = face[0] ?? [];
  const [x0, y0, z0] = cornerOf(origin);
  for (const ring of face) {
    for (const [at, vertex] of ring.entries()) {
      const [x1, y1, z1] = cornerOf(vertex);
      const [x2, y2, z2] = cornerOf(ring[(at + 1) % ring.length] ?? vertex);
      x += (y1 - y2) * (z1 + z2 - 2 * z0);
      y += (z1 - z2) * (x1 + x2 - 2 * x0);
      z += (x1 - x2) * (y1 + y2 - 2 * y0);
    }
  }
  return [x, y, z];
}

/** Planes to look at a face in, by the axis along which it is seen: so that what runs counter-clockwise stays so. */
const planes = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** Vertex numbers of triangles that cover a face, which turn as it does. None for a face without area. */
export function triangulate(face: Face, cornerOf: (vertex: number) => Vector): number[] {
  const normal = normalOf(face, cornerOf);
  const sizes = normal.map(Math.abs);
  const axis = sizes.indexOf(Math.max(...sizes));
  const along = normal[axis] ?? 0;
  const plane = planes[axis];
  if (along === 0 || !plane) return [];
  const vertices = face.flat();
  const flat = vertices.flatMap(vertex => {
    const corner = cornerOf(vertex);
    return [corner[plane[0]], corner[plane[1]]];
  });
  let start = 0;
  const holes = face.slice(0, -1).map(ring => {
    start += ring.length;
    return start;
  });
  const corners = earcut(flat, holes.length > 0 ? holes : undefined);
  const triangles: number[] = [];
  for (let at = 0; at + 2 < corners.length; at += 3) {
    const [a = 0, b = 0, c = 0] = corners.slice(at, at + 3);
    const turnsLikeFace = Math.sign(turnOf(flat, a, b, c)) === Math.sign(along);
    const [second, third] = turnsLikeFace ? [b, c] : [c, b];
    triangles.push(vertices[a] ?? 0, vertices[second] ?? 0, vertices[third] ?? 0);
  }
  return triangles;
}

function turnOf(flat: readonly number[], a: number, b: number, c: number): number {
  const [ax = 0, ay = 0] = [flat[a * 2], flat[a * 2 + 1]];
  const [bx = 0, by = 0] = [flat[b * 2], flat[b * 2 + 1]];
  const [cx = 0, cy = 0] = [flat[c * 2], flat[c * 2 + 1]];
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
