import fc from 'fast-check';
import proj4 from 'proj4';
import { rdToLonLat } from './rd';

const metresPerDegree = 111_320;

/** The exact projection, with the parameters of PROJ for EPSG:28992. */
const projection = proj4(
  '+proj=sterea +lat_0=52.15616055555555 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel ' +
    '+towgs84=565.417,50.3319,465.552,-0.398957,0.343988,-1.8774,4.0725 +units=m +no_defs',
  'WGS84',
);

function metresApart(a: { lon: number; lat: number }, [lon, lat]: readonly number[]): number {
  const east = (a.lon - (lon ?? 0)) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(east, (a.lat - (lat ?? 0)) * metresPerDegree);
}

// The worked examples of Schreutelkamp and Strang van Hees (2001).
test.each([
  ['Amersfoort', 155_000, 463_000, 5.387_206_21, 52.155_174_4],
  ['Westertoren', 120_700.723, 487_525.502, 4.883_525_59, 52.374_532_53],
  ['Martinitoren', 233_883.131, 582_065.167, 6.568_200_53, 53.219_383_17],
])('%s is at its published position', (_, x, y, lon, lat) => {
  expect(metresApart(rdToLonLat(x, y), [lon, lat])).toBeLessThan(0.05);
});

test('is within half a metre of the exact projection everywhere in the country', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 13_600, max: 277_500, noNaN: true }),
      fc.double({ min: 306_900, max: 619_300, noNaN: true }),
      (x, y) => {
        expect(metresApart(rdToLonLat(x, y), projection.forward([x, y]))).toBeLessThan(0.5);
      },
    ),
    { numRuns: 2_000 },
  );
});
