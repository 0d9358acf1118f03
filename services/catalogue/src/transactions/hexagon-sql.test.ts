import { DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { hexagonSql } from './hexagon-sql';

const gridBits = 31;
const positions = 50;

/** A tile with its margin, as the hexagons of tiles are read. */
const tiles = fc.integer({ min: 0, max: 18 }).chain(z => {
  const side = 2 ** (gridBits - z);
  const radius = side / 24;
  const place = fc.integer({ min: 0, max: 2 ** z - 1 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .tuple(place, place, fc.array(fc.tuple(share, share), { minLength: positions, maxLength: positions }))
    .map(([x, y, at]) => {
      const [left, top] = [x * side - 2 * radius, y * side - 2 * radius];
      const along = side + 4 * radius;
      return {
        radius,
        box: { xmin: left, ymin: top, xmax: left + along, ymax: top + along },
        places: at.map(([east, south]) => ({
          x: inGrid(left + east * along),
          y: inGrid(top + south * along),
        })),
      };
    });
});

const inGrid = (at: number) => Math.min(2 ** gridBits - 1, Math.max(0, Math.floor(at)));

/** Distance to the centre of a hexagon, in radii. */
function distance({ x, y }: { x: number; y: number }, { q, r }: { q: number; r: number }, radius: number) {
  return Math.hypot(x - radius * Math.sqrt(3) * (q + r / 2), y - radius * 1.5 * r) / radius;
}

const around = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

test('a position belongs to the hexagon with the nearest centre, at every zoom', async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  await fc.assert(
    fc.asyncProperty(tiles, async ({ box, radius, places }) => {
      const { position, key, hexagonOf } = hexagonSql(box, radius);
      const values = places.map(({ x, y }) => `(${x}::INTEGER, ${y}::INTEGER)`).join(', ');
      const reader = await connection.runAndReadAll(
        `SELECT x, y, ${key} AS key FROM (SELECT x, y, ${position} FROM (VALUES ${values}) place(x, y))`,
      );
      for (const row of reader.getRowObjectsJS() as { x: number; y: number; key: number }[]) {
        const hexagon = hexagonOf(row.key);
        const others = around.map(([q, r]) => distance(row, { q: hexagon.q + q, r: hexagon.r + r }, radius));
        expect(distance(row, hexagon, radius)).toBeLessThan(Math.min(...others) + 1e-6);
      }
    }),
    { numRuns: 200 },
  );
  connection.closeSync();
});
