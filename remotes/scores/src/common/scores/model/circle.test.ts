import { boundsOfCircle, ringOfCircle } from './circle';

const centre = { lon: 5.96, lat: 52.23 };

test('500 m north is 0.0045 degree, and east 1.63 times as many at 52.23 degrees', () => {
  const [west, south, east, north] = boundsOfCircle(centre, 500);
  expect(north - centre.lat).toBeCloseTo(0.0044966, 6);
  expect(centre.lat - south).toBeCloseTo(0.0044966, 6);
  expect((east - west) / (north - south)).toBeCloseTo(1 / Math.cos((52.23 * Math.PI) / 180), 6);
});

test('a ring is closed and lies on the box', () => {
  const ring = ringOfCircle(centre, 500);
  expect(ring[0]).toEqual(ring.at(-1));
  expect(Math.max(...ring.map(([lon]) => lon))).toBeCloseTo(boundsOfCircle(centre, 500)[2], 9);
});
