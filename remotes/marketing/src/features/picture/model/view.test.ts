import fc from 'fast-check';
import { metresPerPixel, movedInto, project, tileAt, tilesOf, toPixel, toPlace, viewWith } from './view';

test('Apeldoorn is in the tile given by the slippy-map formula', () => {
  expect(project(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  expect(tileAt(project(5.9699, 52.2112), 10)).toEqual({ z: 10, x: 528, y: 337 });
});

test('a metre has more pixels further north', () => {
  const view = { worldSize: 40_075_016.686, width: 1, height: 1 };
  expect(metresPerPixel({ ...view, centre: project(0, 0) })).toBeCloseTo(1, 9);
  expect(metresPerPixel({ ...view, centre: project(6, 60) })).toBeCloseTo(0.5, 9);
});

const place = fc.record({
  lon: fc.double({ min: 3, max: 7, noNaN: true }),
  lat: fc.double({ min: 50, max: 54, noNaN: true }),
});
const pixel = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });

test('a view for a place has it at the requested pixel, and the pixel maps back to it', () => {
  fc.assert(
    fc.property(place, pixel, ({ lon, lat }, at) => {
      const there = project(lon, lat);
      const view = viewWith(there, at, { worldSize: 2 ** 26, width: 900, height: 600 });
      expect(toPixel(view, there).x).toBeCloseTo(at.x, 3);
      expect(toPixel(view, there).y).toBeCloseTo(at.y, 3);
      expect(toPlace(view, at).x).toBeCloseTo(there.x, 9);
    }),
  );
});

test('the tiles of a view are exactly those that it overlaps', () => {
  const corner = { x: 5 / 8, y: 3 / 8 };
  const view = { centre: corner, worldSize: 8 * 256, width: 200, height: 100 };
  expect(tilesOf(view, 3)).toEqual([
    { z: 3, x: 4, y: 2 },
    { z: 3, x: 5, y: 2 },
    { z: 3, x: 4, y: 3 },
    { z: 3, x: 5, y: 3 },
  ]);
});

test('a view as wide as a tile is moved into the tile of its place, and then covers no other', () => {
  const size = { worldSize: 2 ** 17 * 755, width: 755, height: 630 };
  fc.assert(
    fc.property(place, ({ lon, lat }) => {
      const there = project(lon, lat);
      const view = movedInto(viewWith(there, { x: 450, y: 220 }, size), tileAt(there, 17));
      expect(tilesOf(view, 17)).toEqual([tileAt(there, 17)]);
      const { x, y } = toPixel(view, there);
      expect(x).toBeGreaterThanOrEqual(-0.001);
      expect(x).toBeLessThanOrEqual(755.001);
      expect(Math.abs(y - 315)).toBeLessThanOrEqual(755);
    }),
  );
});
