import fc from 'fast-check';
import { dissolve } from './dissolve';
import { type Shape, signedArea } from './polygon';

/** A square of ten with its lower left corner at a place, points at every corner. */
const square = (x: number, y: number): Shape => [[[x, y, x + 10, y, x + 10, y + 10, x, y + 10]]];
const areaOf = (shape: Shape) => shape.flat().reduce((sum, ring) => sum + signedArea(ring), 0);

test('two neighbours become one outline without the border between them', () => {
  const [polygon, ...others] = dissolve([square(0, 0), square(10, 0)]);
  expect(others).toEqual([]);
  expect(polygon).toHaveLength(1);
  expect(polygon?.[0]).toHaveLength(12);
  expect(areaOf([polygon ?? []])).toBe(200);
});

test('it does not matter which way round the rings go', () => {
  const turned: Shape = [[[10, 10, 20, 10, 20, 0, 10, 0]]];
  expect(areaOf(dissolve([square(0, 0), turned]))).toBe(200);
});

test('a ring of areas leaves a hole, areas apart stay apart', () => {
  const around = [0, 10, 20].flatMap(x => [0, 10, 20].map(y => [x, y] as const));
  const ring = around.filter(([x, y]) => x !== 10 || y !== 10).map(([x, y]) => square(x, y));
  const dissolved = dissolve([...ring, square(100, 100)]);
  expect(dissolved.map(polygon => polygon.length).sort()).toEqual([1, 2]);
  expect(areaOf(dissolved)).toBe(900);
});

test('the whole is as large as its parts', () => {
  const cell = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  fc.assert(
    fc.property(fc.uniqueArray(cell, { selector: String, minLength: 1 }), cells => {
      expect(areaOf(dissolve(cells.map(([x, y]) => square(x * 10, y * 10))))).toBe(cells.length * 100);
    }),
  );
});
