import { decodeShape, encodeShape } from '@kavel/catalogue/geo';
import fc from 'fast-check';
import { readTile } from '../testing/read-tile';
import { type TileFeature, writeTile } from './mvt-writer';
import { extent, tileAt } from './tile';
import { points as pointsAt, polygons } from './tile-columns';
import { tilePolygons } from './tile-geometry';

interface Point {
  x: number;
  y: number;
  upper: number;
  lower: number;
  code: number;
  count: number;
  text: string;
}

const unit = fc.integer({ min: -64, max: extent + 64 });
const eightDigits = fc.integer({ min: 0, max: 99_999_999 });
const anyPoints = fc.array(
  fc.record<Point>({
    x: unit,
    y: unit,
    upper: eightDigits,
    lower: eightDigits,
    code: fc.integer({ min: -1, max: 12 }),
    count: fc.integer({ min: 0, max: 2_000_000_000 }),
    text: fc.string({ maxLength: 6, unit: 'grapheme' }),
  }),
  { minLength: 1, maxLength: 300 },
);

function columnOf(points: readonly Point[], key: Exclude<keyof Point, 'text'>): Int32Array {
  return Int32Array.from(points, point => point[key]);
}

function inColumns(points: readonly Point[], withIds: boolean): Uint8Array {
  const ids = withIds
    ? { name: 'objectId', upper: columnOf(points, 'upper'), lower: columnOf(points, 'lower') }
    : null;
  const properties = {
    code: columnOf(points, 'code'),
    count: columnOf(points, 'count'),
    text: points.map(({ text }) => text),
  };
  const geometry = pointsAt({ x: columnOf(points, 'x'), y: columnOf(points, 'y') });
  return writeTile([{ name: 'points', content: { ...geometry, properties, ids } }]);
}

function oneByOne(points: readonly Point[], withIds: boolean): Uint8Array {
  const digits = (half: number): string => String(half).padStart(8, '0');
  const content = points.map(
    ({ x, y, upper, lower, code, count, text }): TileFeature => ({
      type: 'point',
      paths: [[x, y]],
      properties: {
        code: code < 0 ? null : code,
        count,
        text: text === '' ? null : text,
        objectId: withIds ? digits(upper) + digits(lower) : null,
      },
    }),
  );
  return writeTile([{ name: 'points', content }]);
}

test('points written by column are read like points written one by one', () => {
  fc.assert(
    fc.property(anyPoints, fc.boolean(), (points, withIds) => {
      expect(readTile(inColumns(points, withIds))).toEqual(readTile(oneByOne(points, withIds)));
    }),
  );
});

test('a point is read back with its position and properties', () => {
  const point = { x: 4_096, y: 0, upper: 200_010, lower: 42, code: -1, count: 3, text: '12-a' };
  expect(readTile(inColumns([point], true)).get('points')).toEqual([
    { type: 1, paths: [[[4_096, 0]]], properties: { count: 3, text: '12-a', objectId: '0020001000000042' } },
  ]);
});

test('a layer without points is left out', () => {
  expect(inColumns([], true)).toHaveLength(0);
});

test('only visible polygons are included', () => {
  const tile = tileAt(31 - 17, 0, 0);
  if (!tile) throw new Error('There is no such tile');
  const square = (at: number, side: number): Uint8Array =>
    encodeShape([[[at, at, at + side, at, at + side, at + side, at, at + side]]]);
  const [tooSmall, far] = [square(3_200, 32), square(1_000_000, 3_200)];
  const drawn = (...blobs: Uint8Array[]) =>
    polygons(blobs.length, at => tilePolygons(decodeShape(blobs[at] ?? new Uint8Array()), tile, 0));
  const shown = drawn(tooSmall, square(3_200, 320), far);
  expect([...shown.seen]).toEqual([1]);
  const layer = (content: ReturnType<typeof polygons>) =>
    readTile(writeTile([{ name: 'panden', content: { ...content, properties: {}, ids: null } }]));
  const corners = [
    [100, 100],
    [110, 100],
    [110, 110],
    [100, 110],
  ];
  expect(layer(shown).get('panden')).toEqual([{ type: 3, paths: [corners], properties: {} }]);
  expect(layer(drawn(tooSmall, far)).size).toBe(0);
});
