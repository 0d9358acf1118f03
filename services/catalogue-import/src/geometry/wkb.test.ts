import { GeometryError, readGeoPackageGeometry, readWkb } from '@kavel/service-kit/geo';
import fc from 'fast-check';
import type { Geometry } from '../features/read-features';
import { pointBlob, polygonBlob } from '../testing/geopackage-fixture';

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const position = fc.tuple(number, number).map(pair => [...pair]);
const line = fc.array(position, { minLength: 1, maxLength: 5 });
const rings = fc.array(line, { minLength: 1, maxLength: 3 });
const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  position.map(coordinates => ({ type: 'Point', coordinates })),
  line.map(coordinates => ({ type: 'LineString', coordinates })),
  rings.map(coordinates => ({ type: 'Polygon', coordinates })),
  fc.array(rings, { minLength: 1, maxLength: 3 }).map(coordinates => ({ type: 'MultiPolygon', coordinates })),
);

interface Spelling {
  littleEndian: boolean;
  /** Third and fourth coordinate: encoded as thousands in the type, or as flags of extended WKB. */
  extra: 0 | 1 | 2;
  flags: boolean;
}

const types: Readonly<Record<string, number>> = { Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6 };

/** Writes well-known binary in any of its variants. */
function writeWkb({ type, coordinates }: Geometry, spelling: Spelling): Buffer {
  const { littleEndian, extra, flags } = spelling;
  const whole = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    if (littleEndian) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const double = (value: number): Buffer => {
    const bytes = Buffer.alloc(8);
    if (littleEndian) bytes.writeDoubleLE(value);
    else bytes.writeDoubleBE(value);
    return bytes;
  };
  const dimension = flags ? [0, 0x80000000, 0xc0000000][extra] : [0, 1_000, 3_000][extra];
  const head = [Buffer.from([littleEndian ? 1 : 0]), whole((types[type] ?? 0) + (dimension ?? 0))];
  const point = (pair: unknown): Buffer[] => [...(pair as number[]), ...[7, 8].slice(0, extra)].map(double);
  const list = (items: unknown, write: (item: unknown) => Buffer[]): Buffer[] => [
    whole((items as unknown[]).length),
    ...(items as unknown[]).flatMap(write),
  ];
  const points = (items: unknown): Buffer[] => list(items, point);
  const bodies: Readonly<Record<string, () => Buffer[]>> = {
    Point: () => point(coordinates),
    LineString: () => points(coordinates),
    Polygon: () => list(coordinates, points),
    MultiPolygon: () => list(coordinates, one => [writeWkb({ type: 'Polygon', coordinates: one }, spelling)]),
  };
  return Buffer.concat([...head, ...(bodies[type]?.() ?? [])]);
}

const spelling: fc.Arbitrary<Spelling> = fc.record({
  littleEndian: fc.boolean(),
  extra: fc.constantFrom(0, 1, 2),
  flags: fc.boolean(),
});

test('any variant is read back unchanged', () => {
  fc.assert(
    fc.property(geometry, spelling, (written, how) => {
      expect(readWkb(writeWkb(written, how))).toEqual(written);
    }),
  );
});

test('truncated or damaged bytes give an error and nothing else', () => {
  fc.assert(
    fc.property(geometry, spelling, fc.nat(), (written, how, at) => {
      const bytes = writeWkb(written, how);
      expect(() => readWkb(bytes.subarray(0, at % bytes.length))).toThrow(GeometryError);
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), bytes => {
      try {
        readWkb(bytes);
        readGeoPackageGeometry(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(GeometryError);
      }
    }),
  );
});

test('the header of a GeoPackage geometry is skipped, with and without an envelope', () => {
  expect(readGeoPackageGeometry(pointBlob(28_992, 1.5, 2))).toEqual({ type: 'Point', coordinates: [1.5, 2] });
  const ring = [
    [0, 0],
    [2, 0],
    [2, 3],
    [0, 0],
  ] as const;
  expect(readGeoPackageGeometry(polygonBlob(4326, ring))).toEqual({ type: 'Polygon', coordinates: [ring] });
});
