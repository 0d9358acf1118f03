import type { CatalogueStatus } from '@kavel/contracts';
import fc from 'fast-check';
import { sourcesInView } from './attribution';
import { boundsOf, homeOf } from './bounds';
import type { Bounds } from './points';
import { metresPerPixel, scaleBar } from './scale-bar';

const apeldoorn: Bounds = [5.94, 52.21, 5.98, 52.24];
const datasets: CatalogueStatus['datasets'] = [
  { name: 'Apeldoorn', bounds: [5.9, 52.2, 6.0, 52.3], focus: [5.95, 52.25], objects: 490, fictional: false },
  { name: 'Demo', bounds: [4.0, 51.0, 4.1, 51.1], focus: [4.02, 51.03], objects: 20_000, fictional: true },
];

test('bounds contain every place', () => {
  const place = fc.record({
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), places => {
      const [west, south, east, north] = boundsOf(places) ?? [0, 0, 0, 0];
      for (const { lon, lat } of places) {
        expect(lon >= west && lon <= east && lat >= south && lat <= north).toBe(true);
      }
    }),
  );
  expect(boundsOf([])).toBeNull();
});

test('a map opens at the largest data set', () => {
  expect(homeOf(datasets)).toEqual({
    kind: 'home',
    bounds: [4.0, 51.0, 4.1, 51.1],
    focus: { lon: 4.02, lat: 51.03 },
  });
  expect(homeOf([])).toBeNull();
});

test('attributes only the registers in view and marks fictional data', () => {
  const real = sourcesInView(datasets, apeldoorn);
  expect(real.fictional).toBe(false);
  expect(real.registers).toMatch(/Kadaster.*BAG/);
  expect(sourcesInView(datasets, [4.05, 51.05, 4.06, 51.06])).toEqual({ registers: null, fictional: true });
});

test('a pixel at zoom 14 in Apeldoorn is 2.93 metres', () => {
  // cos(52.22°) · 40 075 016.686 / (512 · 2^14) = 0.61266 · 4.77731
  expect(metresPerPixel(14, 52.22)).toBeCloseTo(2.927, 3);
});

test('the scale bar has a round length that fits', () => {
  expect(scaleBar(2.9268, 100)).toEqual({ metres: 200, width: 200 / 2.9268 });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 10_000, noNaN: true }), metresEachPixel => {
      const { metres, width } = scaleBar(metresEachPixel, 100);
      expect(width).toBeLessThanOrEqual(100.0001);
      expect(width).toBeGreaterThan(39.9);
      expect(String(metres.toExponential(6))).toMatch(/^[125]\.0+e/);
    }),
  );
});
