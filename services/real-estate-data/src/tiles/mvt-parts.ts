import type { PbfWriter } from 'pbf';

export type TileValue = string | number;

export const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;
const commands = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** A feature as the format has it: places of keys and values in turn, and commands with their steps. */
export interface EncodedFeature {
  tags: number[];
  type: number;
  geometry: number[];
}

export function writeFeature({ tags, type, geometry }: EncodedFeature, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, type);
  pbf.writePackedVarint(4, geometry);
}

export function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (Number.isInteger(value)) pbf.writeVarintField(value < 0 ? 4 : 5, value);
  else pbf.writeDoubleField(3, value);
}

/** The place of an item among those there are; one that is new comes last. */
export function placeOf<Item>(items: Map<Item, number>, item: Item): number {
  const known = items.get(item);
  if (known !== undefined) return known;
  items.set(item, items.size);
  return items.size - 1;
}

export function command(name: keyof typeof commands, count: number): number {
  return commands[name] | (count << 3);
}

export function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
