import { readMeasurement, writeMeasurement } from './measure-address';
import { type Measurement, measured, withSpot } from './measurement';

/**
 * Metres east and north of a place in Delft, and above the ground. On the ellipsoid of WGS 84 a degree has 68,663 m along its
 * parallel and 111,268 m along its meridian there.
 */
const spot = (east: number, north: number, height: number) => ({
  lon: 4.36 + east / 68_663,
  lat: 52.01 + north / 111_268,
  height,
});
const of = (kind: Measurement['kind'], ...spots: Measurement['spots']): Measurement => ({ kind, spots });

test('a height is that above the ground, then the difference of two places; a third starts a new one', () => {
  const one = withSpot(of('height'), spot(0, 0, 9.3));
  expect(measured(one)).toBeCloseTo(9.3);
  const two = withSpot(one, spot(5, 0, 3.1));
  expect(measured(two)).toBeCloseTo(6.2);
  expect(withSpot(two, spot(0, 0, 4)).spots).toHaveLength(1);
});

test('a length goes through the air, over all its places', () => {
  expect(measured(of('length', spot(0, 0, 0)))).toBeNull();
  const length = of('length', spot(0, 0, 0), spot(30, 40, 0), spot(30, 40, 12));
  expect(measured(length)).toBeCloseTo(62, 2);
});

test('an area is that of the face, also where it slopes or stands', () => {
  const roof = of('area', spot(0, 0, 3), spot(10, 0, 3), spot(10, 3, 7), spot(0, 3, 7));
  expect(measured(roof)).toBeCloseTo(50, 2);
  const wall = of('area', spot(0, 0, 0), spot(10, 0, 0), spot(10, 0, 6), spot(0, 0, 6));
  expect(measured(wall)).toBeCloseTo(60, 2);
});

test('the address keeps it to a centimetre, and refuses what makes no sense', () => {
  const length = of('length', spot(0, 0, 0), spot(30, 40, 9.31));
  const kept = readMeasurement(writeMeasurement(length));
  expect(measured(kept ?? of('length'))).toBeCloseTo(measured(length) ?? 0, 1);
  for (const text of [null, '', 'volume', 'area~1,2', 'area~900,2,1', 'height~4,52,x'])
    expect(readMeasurement(text)).toBeNull();
});
