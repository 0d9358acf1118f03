import type { PbfWriter } from 'pbf';

export type TileValue = string | number;

const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;
export type GeometryType = keyof typeof geometryTypes;
const commands = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** An encoded feature: alternating indexes of keys and values, and geometry commands. */
export interface EncodedFeature {
  tags: number[];
  type: GeometryType;
  geometry: number[];
}

export function writeFeature({ tags, type, geometry }: EncodedFeature, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, geometryTypes[type]);
  pbf.writePackedVarint(4, geometry);
}

export function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (Number.isInteger(value)) pbf.writeVarintField(value < 0 ? 4 : 5, value);
  else pbf.writeDoubleField(3, value);
}

/** The index of an item; new items are appended. */
export function placeOf<Item>(items: Map<Item, number>, item: Item): number {
  const known = items.get(item);
  if (known !== undefined) return known;
  items.set(item, items.size);
  return items.size - 1;
}

/** Commands that draw paths of flat x, y pairs. */
export function encodePaths(type: GeometryType, paths: readonly (readonly number[])[]): number[] {
  const numbers: number[] = [];
  let lastX = 0;
  let lastY = 0;
  for (const path of paths) {
    for (let index = 0; index < path.length; index += 2) {
      const x = path[index] ?? 0;
      const y = path[index + 1] ?? 0;
      if (index === 0) numbers.push(moveToOne);
      if (index === 2) numbers.push(command('lineTo', path.length / 2 - 1));
      numbers.push(zigzag(x - lastX), zigzag(y - lastY));
      lastX = x;
      lastY = y;
    }
    if (type === 'polygon') numbers.push(closePath);
  }
  return numbers;
}

function command(name: keyof typeof commands, count: number): number {
  return commands[name] | (count << 3);
}

export const moveToOne = command('moveTo', 1);
const closePath = command('closePath', 1);

export function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}
