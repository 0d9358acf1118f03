/**
 * Triangles of a building, in metres from its anchor: east, north and up, up from the ground beside it. Corners are
 * shared by triangles, and seen from outside they run counter-clockwise.
 */
export interface Mesh {
  /** East, north, up of each corner. */
  corners: Float64Array;
  /** Three corners of each triangle. */
  triangles: Uint16Array;
}

/** Corners of a mesh at most, by the numbers that count them. */
export const mostMeshCorners = 65_536;
const headBytes = 8;
/** Metres; a building up to 650 m wide fits. Wider ones have coarser steps. */
const finestStep = 0.01;
const mostSteps = 32_767;

/**
 * Step in metres (Float32), number of corners (Uint32), corners as Int16 steps by axis, then the corners of triangles:
 * Uint8 for up to 256 corners, else Uint16. Little endian.
 */
export function encodeMesh({ corners, triangles }: Mesh): Uint8Array {
  const furthest = corners.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = Math.max(finestStep, furthest / mostSteps);
  const count = corners.length / 3;
  const wide = count > 256;
  const bytes = new Uint8Array(headBytes + corners.length * 2 + triangles.length * (wide ? 2 : 1));
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, step, true);
  view.setUint32(4, count, true);
  let at = headBytes;
  for (let axis = 0; axis < 3; axis++)
    for (let corner = 0; corner < count; corner++, at += 2)
      view.setInt16(at, Math.round((corners[corner * 3 + axis] ?? 0) / step), true);
  for (const corner of triangles) {
    if (wide) view.setUint16(at, corner, true);
    else view.setUint8(at, corner);
    at += wide ? 2 : 1;
  }
  return bytes;
}

export function decodeMesh(bytes: Uint8Array): Mesh {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const step = view.getFloat32(0, true);
  const count = view.getUint32(4, true);
  const corners = new Float64Array(count * 3);
  for (let axis = 0; axis < 3; axis++)
    for (let corner = 0; corner < count; corner++)
      corners[corner * 3 + axis] = view.getInt16(headBytes + (axis * count + corner) * 2, true) * step;
  const from = headBytes + count * 6;
  const wide = count > 256;
  const triangles = Uint16Array.from({ length: (bytes.byteLength - from) / (wide ? 2 : 1) }, (_, at) =>
    wide ? view.getUint16(from + at * 2, true) : view.getUint8(from + at),
  );
  return { corners, triangles };
}
