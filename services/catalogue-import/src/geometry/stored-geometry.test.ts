import type { LonLat } from '@kavel/catalogue/geo';
import { boxOf, encodeShape } from '@kavel/catalogue/geo';
import fc from 'fast-check';
import type { Crs, Feature, Geometry } from '../features/read-features';
import { pointBlob } from '../testing/geopackage-fixture';
import { readPoint, readShape } from './geometry';
import { type Outline, readOutline, readStoredPoint } from './stored-geometry';
import { GeometryError, readGeoPackageGeometry } from './wkb';

type Position = readonly [x: number, y: number];

const system = fc.constantFrom<Crs>('rd', 'wgs84');
/** Cells of some millimetres near Amersfoort, so that points fall together; sometimes far outside the country. */
const step = fc.tuple(fc.nat(30), fc.nat(30));
const position = fc.oneof(
  { weight: 30, arbitrary: step },
  { weight: 1, arbitrary: fc.tuple(fc.integer(), fc.integer()) },
);
const ring = fc
  .array(position, { minLength: 1, maxLength: 8 })
  .map(points => [...points, points[0] ?? ([0, 0] as const)]);
const polygon = fc.array(ring, { maxLength: 3 });

function placed(crs: Crs, [east, north]: Position): Position {
  return crs === 'rd'
    ? [155_000 + east * 0.013, 463_000 + north * 0.013]
    : [5.387 + east * 1e-7, 52.155 + north * 1e-7];
}

/** A polygon as a GeoPackage keeps it, with an envelope, and with a height of each point where asked for. */
function polygonBlob(rings: readonly (readonly Position[])[], hasHeights: boolean): Uint8Array {
  const wholes = (...values: number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
  const point = (at: Position): number[] => [...at, ...(hasHeights ? [7] : [])];
  return Buffer.concat([
    Buffer.from([0x47, 0x50, 0, 0b11, 0, 0, 0, 0]),
    Buffer.alloc(32),
    Buffer.from([1]),
    wholes(hasHeights ? 1_003 : 3, rings.length),
    ...rings.flatMap(points => [
      wholes(points.length),
      Buffer.from(Float64Array.from(points.flatMap(point)).buffer),
    ]),
  ]);
}

function featureOf(crs: Crs, geometry: Geometry): Feature {
  return { number: 1, layer: null, crs, properties: {}, geometry };
}

/** What the readers of any geometry make of it; null where they find something wrong. */
function readSlowly(crs: Crs, blob: Uint8Array): Outline | null {
  try {
    const shape = readShape(featureOf(crs, readGeoPackageGeometry(blob))).value;
    return shape ? { bytes: encodeShape(shape), ...boxOf(shape) } : null;
  } catch (error) {
    if (error instanceof GeometryError) return null;
    throw error;
  }
}

test('a polygon is what the readers of any geometry make of it, in either system, whole or cut off', () => {
  let whole = 0;
  fc.assert(
    fc.property(
      system,
      polygon,
      fc.boolean(),
      fc.option(fc.nat(400), { freq: 2 }),
      (crs, rings, hasHeights, cut) => {
        const written = polygonBlob(
          rings.map(points => points.map(at => placed(crs, at))),
          hasHeights,
        );
        const blob = written.subarray(0, cut ?? written.length);
        const outline = readOutline(blob, crs);
        if (outline) whole += 1;
        expect(outline).toEqual(readSlowly(crs, blob));
      },
    ),
    { numRuns: 1_000, seed: 4 },
  );
  expect(whole).toBeGreaterThan(200);
});

test('a point is what the reader of any geometry makes of it, whole or cut off', () => {
  fc.assert(
    fc.property(system, position, fc.option(fc.nat(29), { freq: 2 }), (crs, at, cut) => {
      const [x, y] = placed(crs, at);
      const written = pointBlob(28_992, x, y);
      const blob = written.subarray(0, cut ?? written.length);
      const slow = (): LonLat | null => readPoint(featureOf(crs, readGeoPackageGeometry(blob))).value ?? null;
      if (blob.length === written.length) expect(readStoredPoint(blob, crs)).toEqual(slow());
      else expect(readStoredPoint(blob, crs)).toBeNull();
    }),
    { seed: 4 },
  );
});

test.each<[string, Uint8Array]>([
  ['a point', pointBlob(28_992, 155_000, 463_000)],
  ['several polygons', Buffer.from(polygonBlob([[[155_000, 463_000]]], false)).fill(6, 41, 42)],
  ['greatest byte first', Buffer.from(polygonBlob([[[155_000, 463_000]]], false)).fill(0, 40, 41)],
  ['no geometry at all', Buffer.from('noise')],
])('%s is left to the readers of any geometry', (_, blob) => {
  expect(readOutline(blob, 'rd')).toBeNull();
});
