import { PbfReader } from 'pbf';

export interface ReadFeature {
  type: number;
  /** Rings, lines or points in tile units. */
  paths: [number, number][][];
  properties: Record<string, string | number>;
}

/** A small parser of vector tiles, based on the specification instead of our writer. */
export function readTile(bytes: Uint8Array): Map<string, ReadFeature[]> {
  const layers = new Map<string, ReadFeature[]>();
  new PbfReader(bytes).readFields((tag, result, pbf) => {
    if (tag !== 3) return;
    const layer = readLayer(new PbfReader(pbf.readBytes()));
    result.set(layer.name, layer.features);
  }, layers);
  return layers;
}

function readLayer(reader: PbfReader): { name: string; features: ReadFeature[] } {
  const layer = {
    name: '',
    keys: [] as string[],
    values: [] as (string | number)[],
    raw: [] as Uint8Array[],
  };
  reader.readFields((tag, result, pbf) => {
    if (tag === 1) result.name = pbf.readString();
    else if (tag === 2) result.raw.push(pbf.readBytes());
    else if (tag === 3) result.keys.push(pbf.readString());
    else if (tag === 4) result.values.push(readValue(new PbfReader(pbf.readBytes())));
  }, layer);
  return { name: layer.name, features: layer.raw.map(bytes => readFeature(bytes, layer.keys, layer.values)) };
}

function readValue(reader: PbfReader): string | number {
  const value: { read: string | number } = { read: '' };
  reader.readFields((tag, result, pbf) => {
    if (tag === 1) result.read = pbf.readString();
    else if (tag === 3) result.read = pbf.readDouble();
    else result.read = pbf.readVarint(tag === 4);
  }, value);
  return value.read;
}

function readFeature(
  bytes: Uint8Array,
  keys: readonly string[],
  values: readonly (string | number)[],
): ReadFeature {
  const feature = { tags: [] as number[], type: 0, geometry: [] as number[] };
  new PbfReader(bytes).readFields((tag, result, pbf) => {
    if (tag === 2) pbf.readPackedVarint(result.tags);
    else if (tag === 3) result.type = pbf.readVarint();
    else if (tag === 4) pbf.readPackedVarint(result.geometry);
  }, feature);
  const properties: ReadFeature['properties'] = {};
  for (let index = 0; index < feature.tags.length; index += 2) {
    const key = keys[feature.tags[index] ?? -1];
    const value = values[feature.tags[index + 1] ?? -1];
    if (key !== undefined && value !== undefined) properties[key] = value;
  }
  return { type: feature.type, properties, paths: readPaths(feature.geometry) };
}

function readPaths(numbers: readonly number[]): [number, number][][] {
  const paths: [number, number][][] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < numbers.length; ) {
    const command = numbers[at++] ?? 0;
    if ((command & 7) === 7) continue;
    for (let count = command >> 3; count > 0; count--) {
      x += unzigzag(numbers[at++] ?? 0);
      y += unzigzag(numbers[at++] ?? 0);
      if ((command & 7) === 1) paths.push([[x, y]]);
      else paths.at(-1)?.push([x, y]);
    }
  }
  return paths;
}

function unzigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}
