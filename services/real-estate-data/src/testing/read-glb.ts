import { MeshoptDecoder } from 'meshoptimizer';

interface GltfView {
  byteOffset: number;
  byteLength: number;
  extensions?: {
    EXT_meshopt_compression?: {
      byteOffset: number;
      byteLength: number;
      byteStride: number;
      count: number;
      mode: string;
    };
  };
}

interface Gltf {
  nodes: { scale: number[] }[];
  bufferViews: GltfView[];
}

/** A tile as it was written. */
export interface ReadGlb {
  ids: string[];
  triangles: number;
  /** x east, y up, z south in metres. */
  cornersOf(building: number): [number, number, number][];
}

export function readGlb(file: Uint8Array): ReadGlb {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
    0x46546c67,
    2,
    file.length,
  ]);
  const textLength = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + textLength))) as Gltf;
  const bytes = file.subarray(28 + textLength);
  const [triangles, positions, features, ids] = gltf.bufferViews.map(one => contentOf(one, bytes));
  const steps = new Int16Array(positions?.buffer ?? new ArrayBuffer(0));
  const buildings = new Uint16Array(features?.buffer ?? new ArrayBuffer(0));
  const scale = gltf.nodes[0]?.scale[0] ?? 0;
  return {
    ids: new TextDecoder().decode(ids).match(/.{16}/g) ?? [],
    triangles: (triangles?.length ?? 0) / 12,
    cornersOf: building =>
      Array.from({ length: steps.length / 4 }, (_, at) => at)
        .filter(at => buildings[at * 2] === building)
        .map(at => [0, 1, 2].map(axis => (steps[at * 4 + axis] ?? 0) * scale) as [number, number, number]),
  };
}

function contentOf({ byteOffset, byteLength, extensions }: GltfView, bytes: Uint8Array): Uint8Array {
  const packed = extensions?.EXT_meshopt_compression;
  if (!packed) return bytes.slice(byteOffset, byteOffset + byteLength);
  const { count, byteStride, mode } = packed;
  const target = new Uint8Array(count * byteStride);
  const source = bytes.subarray(packed.byteOffset, packed.byteOffset + packed.byteLength);
  MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode);
  return target;
}
