import { buildGraph } from './build-graph';
import { areaWithin, walkOverCell } from './contour';
import { boundsOf, combineTimes, drawTimes, frameOf } from './raster';
import { RoadSearch } from './road-search';

const metresPerUnit = 1;
const side = 21;
const block = 100;

/** Streets a hundred metres apart, as on a chessboard. */
const streets = (() => {
  const at = (column: number, row: number) => row * side + column;
  const cells = Array.from(
    { length: side * side },
    (_, node) => [node % side, Math.floor(node / side)] as const,
  );
  const pieces = cells.flatMap(([column, row]) => [
    ...(column + 1 < side ? [[at(column, row), at(column + 1, row)] as const] : []),
    ...(row + 1 < side ? [[at(column, row), at(column, row + 1)] as const] : []),
  ]);
  return buildGraph({
    x: cells.map(([column]) => 10_000 + column * block),
    y: cells.map(([, row]) => 10_000 + row * block),
    from: pieces.map(([from]) => from),
    to: pieces.map(([, to]) => to),
    length: pieces.map(() => block * 100),
    access: pieces.map(() => 0b111_111),
    speed: pieces.map(() => 30),
  });
})();

function around(x: number, y: number, minutes: number) {
  const node = streets.x.findIndex(
    (nodeX, at) => nodeX === 10_000 + x * block && streets.y[at] === 10_000 + y * block,
  );
  const search = new RoadSearch(streets);
  search.run([{ node, ms: 0 }], { mode: 'walk', limitMs: minutes * 60_000 });
  return { ms: search.ms, nodes: search.reached, count: search.count };
}

function areaOf(rings: readonly (readonly (readonly [number, number])[])[]): number {
  const [edge = [], ...holes] = rings.map(ring =>
    Math.abs(
      ring
        .slice(1)
        .reduce((sum, [x, y], at) => sum + (ring[at]?.[0] ?? 0) * y - x * (ring[at]?.[1] ?? 0), 0) / 2,
    ),
  );
  return Number(edge) - holes.reduce((sum, hole) => sum + hole, 0);
}

test('six minutes on foot over a chessboard of streets is a square on its point, half a kilometre each way', () => {
  const found = around(10, 10, 6);
  const frame = frameOf(boundsOf(streets, found), metresPerUnit);
  if (!frame) throw new Error('nothing was reached');
  const times = drawTimes(streets, found, 'walk', false, frame);
  const polygons = areaWithin(times, frame, 360_000, walkOverCell(frame));
  expect(polygons).toHaveLength(1);
  const area = areaOf(polygons[0] ?? []);
  // |x| + |y| ≤ 500 m; a block may be crossed, so that its corners are rounder.
  expect(area).toBeGreaterThan(0.93 * 500_000);
  expect(area).toBeLessThan(1.1 * 500_000);
});

test('what both reach is in what either reaches; far apart they have nothing in common', () => {
  const [one, near, far] = [around(5, 10, 6), around(9, 10, 6), around(19, 10, 6)];
  const frame = frameOf({ xmin: 10_000, ymin: 10_000, xmax: 12_000, ymax: 12_000 }, metresPerUnit);
  if (!frame) throw new Error('no frame');
  const draw = (found: ReturnType<typeof around>) => ({
    times: drawTimes(streets, found, 'walk', false, frame),
    mostMs: 360_000,
  });
  const total = (...args: Parameters<typeof combineTimes>) =>
    areaWithin(combineTimes(...args), frame, 1, walkOverCell(frame) / 360_000).reduce(
      (sum, rings) => sum + areaOf(rings),
      0,
    );
  const [a, b, c] = [draw(one), draw(near), draw(far)];
  expect(total([a, b], 'union') + total([a, b], 'intersection')).toBeCloseTo(
    total([a], 'union') + total([b], 'union'),
    -4,
  );
  expect(total([a, b], 'intersection')).toBeGreaterThan(0);
  expect(total([a, c], 'intersection')).toBe(0);
});

test('nothing reached has no frame', () => {
  expect(frameOf(boundsOf(streets, { nodes: new Int32Array(0), count: 0 }), 1)).toBeNull();
});
