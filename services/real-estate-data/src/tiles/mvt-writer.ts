import { PbfWriter } from 'pbf';
import {
  command,
  geometryTypes,
  placeOf,
  type TileValue,
  writeFeature,
  writeValue,
  zigzag,
} from './mvt-parts';
import { extent } from './tile';
import type { TilePoints } from './tile-points';
import { writePoints } from './write-points';

/** One feature in tile units. Properties that are null are left out. */
export interface TileFeature {
  type: keyof typeof geometryTypes;
  paths: number[][];
  properties: Record<string, TileValue | null>;
}

/** What is in a layer: features one by one, or points column by column. */
export type LayerContent = readonly TileFeature[] | TilePoints;

export interface TileLayer {
  name: string;
  content: LayerContent;
}

/** Mapbox Vector Tile 2.1; layers without features are left out. */
export function writeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) {
    if (featuresIn(layer.content) > 0) pbf.writeMessage(3, writeLayer, layer);
  }
  return pbf.finish();
}

function featuresIn(content: LayerContent): number {
  return arePoints(content) ? content.x.length : content.length;
}

function arePoints(content: LayerContent): content is TilePoints {
  return 'x' in content;
}

function writeLayer({ name, content }: TileLayer, pbf: PbfWriter): void {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  pbf.writeVarintField(5, extent);
  if (arePoints(content)) writePoints(content, pbf);
  else writeFeatures(content, pbf);
}

function writeFeatures(features: readonly TileFeature[], pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<TileValue, number>();
  for (const feature of features) {
    const tags = tagsOf(feature, keys, values);
    pbf.writeMessage(2, writeFeature, {
      tags,
      type: geometryTypes[feature.type],
      geometry: encodeGeometry(feature),
    });
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
}

function tagsOf(feature: TileFeature, keys: Map<string, number>, values: Map<TileValue, number>): number[] {
  const tags: number[] = [];
  for (const [key, value] of Object.entries(feature.properties)) {
    if (value !== null) tags.push(placeOf(keys, key), placeOf(values, value));
  }
  return tags;
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
    numbers.push(command('moveTo', 1));
    step(path[0] ?? 0, path[1] ?? 0);
    if (type === 'point') continue;
    numbers.push(command('lineTo', path.length / 2 - 1));
    for (let index = 2; index < path.length; index += 2) step(path[index] ?? 0, path[index + 1] ?? 0);
    if (type === 'polygon') numbers.push(command('closePath', 1));
  }
  return numbers;
}
