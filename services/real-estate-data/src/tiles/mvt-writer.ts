import { PbfWriter } from 'pbf';
import { extent } from './tile';

export type TileValue = string | number;

/** One feature in tile units. Properties that are null are left out. */
export interface TileFeature {
  type: 'point' | 'line' | 'polygon';
  paths: number[][];
  properties: Record<string, TileValue | null>;
}

export interface TileLayer {
  name: string;
  features: TileFeature[];
}

const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;
const commands = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** Mapbox Vector Tile 2.1; layers without features are left out. */
export function writeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) {
    if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, layer);
  }
  return pbf.finish();
}

function writeLayer(layer: TileLayer, pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<TileValue, number>();
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer.name);
  pbf.writeVarintField(5, extent);
  for (const feature of layer.features) {
    const tags = tagsOf(feature, keys, values);
    pbf.writeMessage(2, writeFeature, { feature, tags });
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
}

function tagsOf(feature: TileFeature, keys: Map<string, number>, values: Map<TileValue, number>): number[] {
  const tags: number[] = [];
  for (const [key, value] of Object.entries(feature.properties)) {
    if (value !== null) tags.push(position(keys, key), position(values, value));
  }
  return tags;
}

function position<Item>(items: Map<Item, number>, item: Item): number {
  const known = items.get(item);
  if (known !== undefined) return known;
  items.set(item, items.size);
  return items.size - 1;
}

function writeFeature({ feature, tags }: { feature: TileFeature; tags: number[] }, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, geometryTypes[feature.type]);
  pbf.writePackedVarint(4, encodeGeometry(feature));
}

function encodeGeometry({ type, paths }: TileFeature): number[] {
  const numbers: number[] = [];
  let lastX = 0;
  let lastY = 0;
  const step = (x: number, y: number): void => {
    numbers.push(zigzag(x - lastX), zigzag(y - lastY));
    lastX = x;
    lastY = y;
  };
  for (const path of paths) {
    numbers.push(command(commands.moveTo, 1));
    step(path[0] ?? 0, path[1] ?? 0);
    if (type === 'point') continue;
    numbers.push(command(commands.lineTo, path.length / 2 - 1));
    for (let index = 2; index < path.length; index += 2) step(path[index] ?? 0, path[index + 1] ?? 0);
    if (type === 'polygon') numbers.push(command(commands.closePath, 1));
  }
  return numbers;
}

function command(id: number, count: number): number {
  return (id & 7) | (count << 3);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (Number.isInteger(value)) pbf.writeVarintField(value < 0 ? 4 : 5, value);
  else pbf.writeDoubleField(3, value);
}
