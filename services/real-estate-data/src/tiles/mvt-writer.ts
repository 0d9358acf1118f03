import { PbfWriter } from 'pbf';
import {
  encodePaths,
  type GeometryType,
  placeOf,
  type TileValue,
  writeFeature,
  writeValue,
} from './mvt-parts';
import { extent } from './tile';
import type { TileColumns } from './tile-columns';
import { writeColumns } from './write-columns';

/** One feature in tile units. Null properties are left out. */
export interface TileFeature {
  type: GeometryType;
  paths: number[][];
  properties: Record<string, TileValue | null>;
}

/** Content of a layer: a list of features, or columns. */
export type LayerContent = readonly TileFeature[] | TileColumns;

export interface TileLayer {
  name: string;
  content: LayerContent;
}

/** Encodes Mapbox Vector Tile 2.1; layers without features are left out. */
export function writeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) {
    if (featuresIn(layer.content) > 0) pbf.writeMessage(3, writeLayer, layer);
  }
  return pbf.finish();
}

function featuresIn(content: LayerContent): number {
  return areColumns(content) ? content.count : content.length;
}

function areColumns(content: LayerContent): content is TileColumns {
  return 'count' in content;
}

function writeLayer({ name, content }: TileLayer, pbf: PbfWriter): void {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  pbf.writeVarintField(5, extent);
  if (areColumns(content)) writeColumns(content, pbf);
  else writeFeatures(content, pbf);
}

function writeFeatures(features: readonly TileFeature[], pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<TileValue, number>();
  for (const feature of features) {
    const tags = tagsOf(feature, keys, values);
    pbf.writeMessage(2, writeFeature, {
      tags,
      type: feature.type,
      geometry: encodePaths(feature.type, feature.paths),
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
