import { PbfWriter } from 'pbf';

/** Coordinates in a tile range from 0 to this. */
export const extent = 4096;

type Value = string | number;
export interface TestFeature {
  type: 1 | 2 | 3;
  geometry: number[];
  properties: Record<string, Value>;
}

export const zigzag = (value: number) => (value << 1) ^ (value >> 31);
export const moveTo = (x: number, y: number) => [9, zigzag(x), zigzag(y)];

/** Encodes a tile by the Mapbox Vector Tile specification 2.1, without the library under test. */
export function tileWith(layers: Record<string, TestFeature[]>): Uint8Array {
  const pbf = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) {
    const keys = [...new Set(features.flatMap(feature => Object.keys(feature.properties)))];
    const values = features.flatMap(feature => Object.values(feature.properties));
    pbf.writeMessage(
      3,
      (_, out) => {
        out.writeStringField(1, name);
        for (const feature of features) {
          out.writeMessage(
            2,
            (_feature, inner) => {
              const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
                keys.indexOf(key),
                values.indexOf(value),
              ]);
              inner.writePackedVarint(2, tags);
              inner.writeVarintField(3, feature.type);
              inner.writePackedVarint(4, feature.geometry);
            },
            undefined,
          );
        }
        for (const key of keys) out.writeStringField(3, key);
        for (const value of values) {
          out.writeMessage(
            4,
            (_value, inner) =>
              typeof value === 'string' ? inner.writeStringField(1, value) : inner.writeVarintField(4, value),
            undefined,
          );
        }
        out.writeVarintField(5, extent);
        out.writeVarintField(15, 2);
      },
      undefined,
    );
  }
  return pbf.finish();
}
