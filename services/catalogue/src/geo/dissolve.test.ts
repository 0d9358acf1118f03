import fc from 'fast-check';
import { dissolve } from './dissolve';
import { type Shape, signedArea } from './polygon';

const near = { points: 2, gaps: 3 };

/** A rectangle by its lower left and upper right corner, with points at every corner. */
const box = (x: number, y: number, toX: number, toY: number): Shape => [[[x, y, toX, y, toX, toY, x, toY]]];
const square = (x: number, y: number) => box(x, y, x + 10, y + 10);
const areaOf = (shape: Shape) => shape.flat().reduce((sum, ring) => sum + signedArea(ring), 0);

test('two neighbours become one outline without their common border', () => {
  const [polygon, ...others] = dissolve([square(0, 0), square(10, 0)], near);
  expect(others).toEqual([]);
  expect(polygon).toHaveLength(1);
  expect(polygon?.[0]).toHaveLength(12);
  expect(areaOf([polygon ?? []])).toBe(200);
});

test('the direction of rings does not matter', () => {
  const turned: Shape = [[[10, 10, 20, 10, 20, 0, 10, 0]]];
  expect(areaOf(dissolve([square(0, 0), turned], near))).toBe(200);
});

test('a ring of areas leaves a hole, separate areas stay separate', () => {
  const around = [0, 10, 20].flatMap(x => [0, 10, 20].map(y => [x, y] as const));
  const ring = around.filter(([x, y]) => x !== 10 || y !== 10).map(([x, y]) => square(x, y));
  const dissolved = dissolve([...ring, square(100, 100)], near);
  expect(dissolved.map(polygon => polygon.length).sort()).toEqual([1, 2]);
  expect(areaOf(dissolved)).toBe(900);
});

test('the area of the whole is the sum of its parts', () => {
  const cell = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(fc.uniqueArray(cell, { selector: String, minLength: 1 }), cells => {
      expect(
        areaOf(
          dissolve(
            cells.map(([x, y]) => square(x * 10, y * 10)),
            near,
          ),
        ),
      ).toBe(cells.length * 100);
    }),
  );
});

test('a buurt with an extra point on the border with its two neighbours leaves no border', () => {
  const long = box(0, 0, 200, 100);
  const [left, right] = [box(0, 100, 90, 200), box(90, 100, 200, 200)];
  const [polygon, ...others] = dissolve([long, left, right], near);
  expect(others).toEqual([]);
  expect(polygon).toHaveLength(1);
  expect(areaOf([polygon ?? []])).toBe(40_000);
});

test('a border drawn with different points on both sides is removed', () => {
  const below: Shape = [[[0, 0, 300, 0, 300, 100, 250, 102, 130, 99, 60, 101, 0, 100]]];
  const above: Shape = [[[0, 100, 100, 100, 200, 98, 300, 101, 300, 200, 0, 200]]];
  const [polygon, ...others] = dissolve([below, above], near);
  expect(others).toEqual([]);
  expect(polygon).toHaveLength(1);
  expect(Math.abs(areaOf([polygon ?? []]) - 60_000)).toBeLessThan(600);
});

test('a gap between buurten is closed, water within one of them stays', () => {
  const [left, right]: Shape[] = [
    [
      [
        [0, 0, 100, 0, 98, 50, 100, 100, 0, 100],
        [40, 40, 42, 40, 42, 60, 40, 60],
      ],
    ],
    [[[100, 0, 200, 0, 200, 100, 100, 100, 102, 50]]],
  ];
  const [polygon, ...others] = dissolve([left ?? [], right ?? []], { points: 1, gaps: 3 });
  expect(others).toEqual([]);
  expect(polygon?.map(ring => Math.abs(signedArea(ring)))).toEqual([20_000, 40]);
});

test('outlines of one register keep every point', () => {
  const left: Shape = [[[0, 0, 99, 0, 100, 1, 100, 99, 99, 100, 0, 100]]];
  const right: Shape = [[[100, 1, 101, 0, 200, 0, 200, 100, 101, 100, 100, 99]]];
  expect(dissolve([left, right], near)[0]?.[0]).toHaveLength(20);
});
