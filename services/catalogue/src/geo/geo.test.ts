import { DuckDBInstance, listValue } from '@duckdb/node-api';
import fc from 'fast-check';
import { gridBits, metresPerCell, toGrid, toLonLat } from './mercator';
import { mortonMacros, mortonRangeOfTile } from './morton';
import { containsPoint, signedArea } from './polygon';
import { decodeShape, encodeShape, squareMetresOf } from './shape-blob';

const inNetherlands = fc.record({
  lon: fc.double({ min: 3, max: 7.5, noNaN: true }),
  lat: fc.double({ min: 50.5, max: 53.8, noNaN: true }),
});
const cell = fc.integer({ min: 0, max: 2 ** gridBits - 1 });

test('a position is restored from the grid within two centimetres', () => {
  fc.assert(
    fc.property(inNetherlands, position => {
      const back = toLonLat(toGrid(position));
      expect(Math.abs(back.lon - position.lon) * 68_000).toBeLessThan(0.02);
      expect(Math.abs(back.lat - position.lat) * 111_200).toBeLessThan(0.02);
    }),
  );
});

test('the grid is Web Mercator: its centre is Greenwich on the equator, where a cell is 1.866 cm', () => {
  expect(toGrid({ lon: 0, lat: 0 })).toEqual({ x: 2 ** 30, y: 2 ** 30 });
  expect(metresPerCell(0)).toBeCloseTo(0.01866, 5);
  expect(metresPerCell(60)).toBeCloseTo(0.00933, 5);
});

test('the SQL key is in the key range of exactly the tile that contains the position', async () => {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  for (const macro of mortonMacros) await connection.run(macro);
  const positions = fc.sample(fc.tuple(cell, cell, fc.integer({ min: 0, max: 20 })), {
    numRuns: 300,
    seed: 7,
  });
  const reader = await connection.runAndReadAll(
    `SELECT morton(x::INTEGER, y::INTEGER) FROM (SELECT unnest($x::INTEGER[]) AS x, unnest($y::INTEGER[]) AS y)`,
    { x: listValue(positions.map(([x]) => x)), y: listValue(positions.map(([, y]) => y)) },
  );
  const keys = reader.getRowsJS().map(([key]) => key as bigint);
  positions.forEach(([x, y, z], index) => {
    const size = 2 ** (gridBits - z);
    const tile = mortonRangeOfTile(z, Math.floor(x / size), Math.floor(y / size));
    const key = keys[index] ?? -1n;
    expect(key >= tile.from && key <= tile.to).toBe(true);
    expect(mortonRangeOfTile(gridBits, x, y).from).toBe(key);
  });
  connection.closeSync();
  instance.closeSync();
});

test('a hole is outside, a second part is inside', () => {
  const square = (from: number, to: number): number[] => [from, from, to, from, to, to, from, to];
  const shape = [[square(0, 100), square(40, 60)], [square(200, 300)]];
  expect(containsPoint(shape, 10, 10)).toBe(true);
  expect(containsPoint(shape, 50, 50)).toBe(false);
  expect(containsPoint(shape, 250, 250)).toBe(true);
  expect(containsPoint(shape, 150, 150)).toBe(false);
  expect(signedArea(square(0, 100))).toBe(10_000);
});

test('shapes survive encoding, also in a view of a larger buffer', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), { maxLength: 3 }), {
        maxLength: 3,
      }),
      parts => {
        const shape = parts.map(rings => rings.map(points => points.flat()));
        const bytes = encodeShape(shape);
        const padded = new Uint8Array(bytes.length + 3);
        padded.set(bytes, 3);
        expect(decodeShape(padded.subarray(3))).toEqual(shape);
      },
    ),
  );
});

test('an area is that of all parts without their holes, in square metres on the ground', () => {
  const { x, y } = toGrid({ lon: 5.4, lat: 52.1 });
  const square = (east: number, south: number, side: number): number[] => {
    const [left, top] = [x + east, y + south];
    return [left, top, left + side, top, left + side, top + side, left, top + side];
  };
  const cells = 1_000 * 1_000 - 200 * 200 + 300 * 300;
  const shape = [[square(0, 0, 1_000), square(100, 100, 200).reverse()], [square(5_000, 0, 300)]];
  expect(squareMetresOf(encodeShape(shape))).toBeCloseTo(cells * metresPerCell(52.1) ** 2, 3);
});
