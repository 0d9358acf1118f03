import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { identity, type Matrix, moved, rotated, scaled, shifted, times } from './transforms';

/** Triangles of a tile, ready for WebGL. */
export interface TileGeometry {
  /** Corners as they are in the file, three numbers each; `place` makes metres of them. */
  positions: Int16Array | Float32Array;
  /** Building of each corner. */
  buildings: Uint16Array;
  triangles: Uint32Array;
  /** To the axes of the tile, y up. */
  place: Matrix;
  /** From there, z up, to earth-centred metres, where that is not the transform of the tile. */
  frame?: Matrix;
  /** Pand by building; an empty text where the tile does not name it. */
  ids: string[];
}

interface View {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
  byteStride?: number;
  extensions?: {
    EXT_meshopt_compression?: Required<Omit<View, 'extensions' | 'buffer'>> & {
      count: number;
      mode: string;
      filter?: string;
    };
  };
}

interface Accessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  type: string;
  normalized?: boolean;
}

interface Gltf {
  extensionsRequired?: string[];
  scene?: number;
  scenes: { nodes: number[] }[];
  nodes: {
    mesh?: number;
    children?: number[];
    matrix?: number[];
    translation?: [number, number, number];
    rotation?: number[];
    scale?: [number, number, number];
  }[];
  meshes: { primitives: { attributes: Record<string, number>; indices?: number }[] }[];
  accessors: Accessor[];
  bufferViews: View[];
  extensions?: {
    EXT_structural_metadata?: {
      propertyTables?: {
        count: number;
        properties: Record<string, { values: number; stringOffsets?: number }>;
      }[];
    };
  };
}

/** What is read of a tile; others need decoders that the content policy does not allow. */
const known = [
  'EXT_meshopt_compression',
  'KHR_mesh_quantization',
  'EXT_mesh_features',
  'EXT_structural_metadata',
];

/** First mesh of each node of a binary glTF. Throws when it is none, or needs an extension that is not known. */
export function readGlb(file: ArrayBuffer): TileGeometry[] {
  const view = new DataView(file);
  if (view.byteLength < 28 || view.getUint32(0, true) !== 0x46546c67) throw new Error('is no binary glTF');
  const textLength = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, textLength))) as Gltf;
  const strange = gltf.extensionsRequired?.find(name => !known.includes(name));
  if (strange) throw new Error(`needs ${strange}`);
  const bytes = new Uint8Array(file, 28 + textLength);
  const views = new Map<number, Uint8Array>();
  const bytesOf = (at: number): Uint8Array => {
    const found = views.get(at) ?? decoded(gltf.bufferViews[at], bytes);
    views.set(at, found);
    return found;
  };
  const ids = idsOf(gltf, bytesOf);
  const found: TileGeometry[] = [];
  const visit = (number: number, above: Matrix): void => {
    const node = gltf.nodes[number];
    if (!node) return;
    const place = times(above, placeOf(node));
    for (const { attributes, indices } of gltf.meshes[node.mesh ?? -1]?.primitives ?? []) {
      const positions = columnOf(gltf, attributes.POSITION, bytesOf, 3);
      const features = attributes._FEATURE_ID_0 ?? attributes._BATCHID;
      const buildings = columnOf(gltf, features, bytesOf, 1);
      const triangles = columnOf(gltf, indices, bytesOf, 1);
      if (!positions) continue;
      const { values, divisor } = positions;
      const corners = values.length / 3;
      found.push({
        positions: values instanceof Int16Array && divisor === 1 ? values : divided(values, divisor),
        buildings: buildings ? new Uint16Array(buildings.values) : new Uint16Array(corners),
        triangles: triangles
          ? new Uint32Array(triangles.values)
          : Uint32Array.from({ length: corners }, (_, at) => at),
        place,
        ids,
      });
    }
    for (const child of node.children ?? []) visit(child, place);
  };
  for (const node of gltf.scenes[gltf.scene ?? 0]?.nodes ?? []) visit(node, identity);
  return found;
}

function placeOf({ matrix, translation, rotation, scale }: Gltf['nodes'][number]): Matrix {
  if (matrix) return matrix;
  const parts = [
    ...(translation ? [shifted(translation)] : []),
    ...(rotation ? [rotated(rotation)] : []),
    ...(scale ? [scaled(...scale)] : []),
  ];
  return parts.reduce(times, identity);
}

function decoded(view: View | undefined, bytes: Uint8Array): Uint8Array {
  if (!view) throw new Error('names data that it does not have');
  const packed = view.extensions?.EXT_meshopt_compression;
  if (!packed) return bytes.slice(view.byteOffset ?? 0, (view.byteOffset ?? 0) + view.byteLength);
  const { byteOffset = 0, byteLength, byteStride, count, mode, filter } = packed;
  const target = new Uint8Array(count * byteStride);
  MeshoptDecoder.decodeGltfBuffer(
    target,
    count,
    byteStride,
    bytes.subarray(byteOffset, byteOffset + byteLength),
    mode,
    filter,
  );
  return target;
}

type Column = Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array;

/** Of each componentType: how its numbers lie, and what a normalized one is divided by. */
const components: Record<
  number,
  { size: number; most: number; of(buffer: ArrayBufferLike, from: number, count: number): Column }
> = {
  5120: { size: 1, most: 127, of: (...where) => new Int8Array(...where) },
  5121: { size: 1, most: 255, of: (...where) => new Uint8Array(...where) },
  5122: { size: 2, most: 32_767, of: (...where) => new Int16Array(...where) },
  5123: { size: 2, most: 65_535, of: (...where) => new Uint16Array(...where) },
  5125: { size: 4, most: 1, of: (...where) => new Uint32Array(...where) },
  5126: { size: 4, most: 1, of: (...where) => new Float32Array(...where) },
};

/** Numbers of an accessor, side by side in an array of their own; to be divided by `divisor` where they are normalized. */
function columnOf(
  gltf: Gltf,
  number: number | undefined,
  bytesOf: (view: number) => Uint8Array,
  width: number,
) {
  const accessor = number === undefined ? undefined : gltf.accessors[number];
  const component = accessor && components[accessor.componentType];
  if (!accessor || !component) return null;
  const { size, most, of } = component;
  const bytes = bytesOf(accessor.bufferView).subarray(accessor.byteOffset ?? 0);
  const aligned = bytes.byteOffset % size === 0 ? bytes : bytes.slice();
  const all = of(aligned.buffer, aligned.byteOffset, Math.floor(aligned.byteLength / size));
  const own = gltf.bufferViews[accessor.bufferView]?.byteStride;
  const step = own === undefined ? width : own / size;
  const divisor = accessor.normalized ? most : 1;
  if (all.length < (accessor.count - 1) * step + width) throw new Error('is shorter than it says');
  const values = all.slice(0, accessor.count * width);
  if (step === width) return { values, divisor };
  for (let row = 0; row < accessor.count; row++)
    for (let column = 0; column < width; column++)
      values[row * width + column] = all[row * step + column] ?? 0;
  return { values, divisor };
}

function divided(values: Column, divisor: number): Float32Array {
  const result = new Float32Array(values);
  if (divisor !== 1) for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) / divisor;
  return result;
}

/** BAG ids by building, of 16 digits: the last digits of what 3DBAG writes, `NL.IMBAG.Pand.0503100000025473`. */
function idsOf({ extensions }: Gltf, bytesOf: (view: number) => Uint8Array): string[] {
  const [table] = extensions?.EXT_structural_metadata?.propertyTables ?? [];
  const column = table?.properties.identificatie;
  if (!table) return [];
  if (!column || column.stringOffsets === undefined) return Array<string>(table.count).fill('');
  const offsets = new DataView(bytesOf(column.stringOffsets).slice().buffer);
  const text = bytesOf(column.values);
  return Array.from({ length: table.count }, (_, at) =>
    new TextDecoder()
      .decode(text.subarray(offsets.getUint32(at * 4, true), offsets.getUint32(at * 4 + 4, true)))
      .slice(-16),
  );
}

/** Corner of a geometry in the axes of the tile. */
export function cornerOf(
  { positions, place }: TileGeometry,
  corner: number,
): readonly [number, number, number] {
  const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3);
  return moved([x, y, z], place);
}
