import { lightOf } from '../engine/light';
import { sunMatrix } from '../engine/sun-matrix';
import { moved } from '../engine/transforms';
import { type SunPosition, shadowOf, sunAt, sunTimes } from './sun';

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

/** Where the tip of a pole of 10 m falls in the picture: the place on the ground that the sun sees behind it. */
function drawnShadow(sun: SunPosition): { length: number; towards: number } {
  const matrix = sunMatrix(lightOf(sun).sun, 1_000);
  const seen = (x: number, y: number, z: number) => moved([x, y, z], matrix);
  const [tip, origin, east, north] = [seen(0, 0, 10), seen(0, 0, 0), seen(1, 0, 0), seen(0, 1, 0)];
  const [ex, ey] = [east[0] - origin[0], east[1] - origin[1]];
  const [nx, ny] = [north[0] - origin[0], north[1] - origin[1]];
  const [tx, ty] = [tip[0] - origin[0], tip[1] - origin[1]];
  const whole = ex * ny - nx * ey;
  const [x, y] = [(tx * ny - nx * ty) / whole, (ex * ty - tx * ey) / whole];
  return { length: Math.hypot(x, y), towards: ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360 };
}

test.each(published)(
  'at %s the sun stands where it is published, and the shadow falls away from it, also in the picture',
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
    const drawn = drawnShadow(sun);
    expect(Math.abs(drawn.towards - (shadow?.towards ?? 0))).toBeLessThan(0.1);
    expect(drawn.length / (shadow?.length ?? 0)).toBeCloseTo(1, 2);
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
