import fc from 'fast-check';
import { project, tileAt, tilesOf, toPixel, toPlace, viewWith, worldSizeAt } from './view';

test('Apeldoorn lies in the tile that the slippy-map formula gives', () => {
  expect(project(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  expect(tileAt(project(5.9699, 52.2112), 10)).toEqual({ z: 10, x: 528, y: 337 });
});

test('on the equator a metre per pixel makes the world as wide as the earth is round', () => {
  expect(worldSizeAt(project(0, 0), 1)).toBeCloseTo(40_075_016.686, 2);
  expect(worldSizeAt(project(6, 60), 1)).toBeCloseTo(20_037_508.343, 0);
});

const place = fc.record({
  lon: fc.double({ min: 3, max: 7, noNaN: true }),
  lat: fc.double({ min: 50, max: 54, noNaN: true }),
});
const pixel = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });

test('a view made for a place shows it at the pixel asked for, and the pixel leads back to it', () => {
  fc.assert(
    fc.property(place, pixel, ({ lon, lat }, at) => {
      const there = project(lon, lat);
      const view = viewWith(there, at, { worldSize: worldSizeAt(there, 0.7), width: 900, height: 600 });
      expect(toPixel(view, there).x).toBeCloseTo(at.x, 3);
      expect(toPixel(view, there).y).toBeCloseTo(at.y, 3);
      expect(toPlace(view, at).x).toBeCloseTo(there.x, 9);
    }),
  );
});

test('the tiles of a view cover its corners and no more', () => {
  const corner = { x: 5 / 8, y: 3 / 8 };
  const view = { centre: corner, worldSize: 8 * 256, width: 200, height: 100 };
  expect(tilesOf(view, 3)).toEqual([
    { z: 3, x: 4, y: 2 },
    { z: 3, x: 5, y: 2 },
    { z: 3, x: 4, y: 3 },
    { z: 3, x: 5, y: 3 },
  ]);
});
