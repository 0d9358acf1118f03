import type { PandMeshRow } from '@kavel/catalogue';
import { MeshoptEncoder } from 'meshoptimizer';
import type { TileMesh } from './tile-mesh';

const [unsignedShort, short, unsignedInt] = [5123, 5122, 5125];
const [arrayBuffer, elementBuffer] = [34962, 34963];

interface View {
  bytes: Uint8Array;
  /** Of compressed views: how they are when they have been decoded. */
  decoded?: { mode: string; count: number; stride: number };
  target?: number;
}

/**
 * A tile as binary glTF 2.0: one mesh, compressed (EXT_meshopt_compression) with positions in whole steps
 * (KHR_mesh_quantization); each corner names its building (EXT_mesh_features), whose pand id, height and roof area stand in
 * a table (EXT_structural_metadata).
 */
export function writeGlb(mesh: TileMesh, rows: readonly PandMeshRow[], copyright: string): Uint8Array {
  const count = mesh.positions.length / 4;
  const ids = rows.map(({ pandId }) => pandId);
  const views: View[] = [
    { ...packed(mesh.triangles, mesh.triangles.length, 4, 'TRIANGLES'), target: elementBuffer },
    { ...packed(mesh.positions, count, 8, 'ATTRIBUTES'), target: arrayBuffer },
    { ...packed(mesh.features, count, 4, 'ATTRIBUTES'), target: arrayBuffer },
    { bytes: new TextEncoder().encode(ids.join('')) },
    { bytes: bytesOf(Uint32Array.from({ length: ids.length + 1 }, (_, at) => at * 16)) },
    { bytes: bytesOf(Float32Array.from(rows, ({ height }) => Math.round(height * 100) / 100)) },
    { bytes: bytesOf(Float32Array.from(rows, ({ roofArea }) => Math.round(roofArea ?? 0))) },
  ];
  const places = placesOf(views);
  const json = {
    asset: { version: '2.0', generator: 'Kavel', copyright },
    extensionsUsed: [
      'KHR_mesh_quantization',
      'EXT_meshopt_compression',
      'EXT_mesh_features',
      'EXT_structural_metadata',
    ],
    extensionsRequired: ['KHR_mesh_quantization', 'EXT_meshopt_compression'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, scale: [mesh.step, mesh.step, mesh.step] }],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, _FEATURE_ID_0: 1 },
            indices: 2,
            material: 0,
            extensions: {
              EXT_mesh_features: {
                featureIds: [{ featureCount: rows.length, attribute: 0, propertyTable: 0 }],
              },
            },
          },
        ],
      },
    ],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 1 }, doubleSided: true }],
    accessors: [
      { bufferView: 1, componentType: short, count, type: 'VEC3', ...boundsOf(mesh.positions) },
      { bufferView: 2, componentType: unsignedShort, count, type: 'SCALAR' },
      { bufferView: 0, componentType: unsignedInt, count: mesh.triangles.length, type: 'SCALAR' },
    ],
    bufferViews: views.map((view, at) => viewJson(view, places, at)),
    buffers: [
      { byteLength: places.length },
      { byteLength: places.decodedLength, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
    extensions: {
      EXT_structural_metadata: {
        schema: {
          id: 'kavel',
          classes: {
            pand: {
              properties: {
                identificatie: { type: 'STRING', description: 'BAG id' },
                height: { type: 'SCALAR', componentType: 'FLOAT32', description: 'm above the ground' },
                roofArea: { type: 'SCALAR', componentType: 'FLOAT32', noData: 0, description: 'm²' },
              },
            },
          },
        },
        propertyTables: [
          {
            class: 'pand',
            count: rows.length,
            properties: {
              identificatie: { values: 3, stringOffsets: 4 },
              height: { values: 5 },
              roofArea: { values: 6 },
            },
          },
        ],
      },
    },
  };
  return container(JSON.stringify(json), views, places);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

function packed(values: ArrayBufferView, count: number, stride: number, mode: string): View {
  const bytes = MeshoptEncoder.encodeGltfBuffer(bytesOf(values), count, stride, mode, 0);
  return { bytes, decoded: { mode, count, stride } };
}

interface Places {
  /** Offsets in the file's buffer, and in the one that is made by decoding. */
  offsets: number[];
  decodedOffsets: number[];
  length: number;
  decodedLength: number;
}

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

function placesOf(views: readonly View[]): Places {
  const places: Places = { offsets: [], decodedOffsets: [], length: 0, decodedLength: 0 };
  for (const { bytes, decoded } of views) {
    places.offsets.push(places.length);
    places.decodedOffsets.push(places.decodedLength);
    places.length += aligned(bytes.length);
    if (decoded) places.decodedLength += aligned(decoded.count * decoded.stride);
  }
  return places;
}

function viewJson({ bytes, decoded, target }: View, places: Places, at: number): object {
  const byteOffset = places.offsets[at];
  if (!decoded) return { buffer: 0, byteOffset, byteLength: bytes.length };
  const { mode, count, stride } = decoded;
  return {
    buffer: 1,
    byteOffset: places.decodedOffsets[at],
    byteLength: count * stride,
    ...(mode === 'ATTRIBUTES' && { byteStride: stride }),
    target,
    extensions: {
      EXT_meshopt_compression: {
        ...{ buffer: 0, byteOffset, byteLength: bytes.length },
        ...{ byteStride: stride, count, mode },
      },
    },
  };
}

function boundsOf(positions: Int16Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const [at, value] of positions.entries()) {
    const axis = at % 4;
    if (axis === 3) continue;
    min[axis] = Math.min(min[axis] ?? value, value);
    max[axis] = Math.max(max[axis] ?? value, value);
  }
  return { min, max };
}

/** Header, the text padded with spaces, then the views: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification */
function container(json: string, views: readonly View[], { offsets, length }: Places): Uint8Array {
  const text = new TextEncoder().encode(json);
  const textLength = aligned(text.length + 4) - 4;
  const file = new Uint8Array(12 + 8 + textLength + 8 + length).fill(0x20);
  const view = new DataView(file.buffer);
  const from = 20 + textLength + 8;
  for (const [at, value] of [0x46546c67, 2, file.length, textLength, 0x4e4f534a].entries())
    view.setUint32(at * 4, value, true);
  file.set(text, 20);
  view.setUint32(from - 8, length, true);
  view.setUint32(from - 4, 0x004e4942, true);
  file.fill(0, from);
  for (const [at, { bytes }] of views.entries()) file.set(bytes, from + (offsets[at] ?? 0));
  return file;
}
