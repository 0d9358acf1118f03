import { shadowOf, sunAt, sunTimes } from './sun';

const delft = { lon: 4.36, lat: 52.01 };

/** UTC; azimuth and altitude with refraction by suncalc 2.0.2, which follows the U.S. Naval Observatory. */
const published = [
  ['2026-03-20T08:00Z', 116.71, 19.26],
  ['2026-03-20T12:00Z', 183.16, 37.93],
  ['2026-03-20T15:00Z', 234.17, 24.61],
  ['2026-06-21T08:00Z', 101.76, 38.96],
  ['2026-06-21T12:00Z', 187.46, 61.28],
  ['2026-06-21T15:00Z', 251.55, 43.24],
  ['2026-12-21T08:00Z', 131.16, 0.95],
  ['2026-12-21T12:00Z', 184.58, 14.5],
  ['2026-12-21T15:00Z', 224.58, 3.15],
] as const;

test.each(published)(
  'at %s the sun stands where it is published, and the shadow falls away from it',
  (time, azimuth, altitude) => {
    const sun = sunAt(new Date(time), delft);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(1);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(1);
    const shadow = shadowOf(10, sun);
    expect(Math.abs((shadow?.towards ?? 0) - ((azimuth + 180) % 360))).toBeLessThan(1);
    const within = [altitude - 1, altitude + 1].map(
      degrees => 10 / Math.tan(Math.max(degrees, 0.01) * (Math.PI / 180)),
    );
    expect(shadow?.length).toBeLessThanOrEqual(within[0] ?? 0);
    expect(shadow?.length).toBeGreaterThanOrEqual(within[1] ?? 0);
  },
);

test('the example of NREL’s solar position algorithm: zenith 50.11°, azimuth 194.34°', () => {
  const sun = sunAt(new Date('2003-10-17T19:30:30Z'), { lon: -105.1786, lat: 39.742476 });
  expect(90 - sun.altitude).toBeCloseTo(50.11, 1);
  expect(sun.azimuth).toBeCloseTo(194.34, 1);
});

test('at night there is no shadow; the day of midsummer is long, and that of midwinter short', () => {
  expect(shadowOf(10, sunAt(new Date('2026-06-21T00:00Z'), delft))).toBeNull();
  const hours = (day: string): number => {
    const times = sunTimes(new Date(day), delft);
    return times ? (times.set.getTime() - times.rise.getTime()) / 3_600_000 : 0;
  };
  expect(hours('2026-06-21')).toBeCloseTo(16.7, 0);
  expect(hours('2026-12-21')).toBeCloseTo(7.7, 0);
  expect(sunTimes(new Date('2026-06-21'), { lon: 20, lat: 75 })).toBeNull();
});
