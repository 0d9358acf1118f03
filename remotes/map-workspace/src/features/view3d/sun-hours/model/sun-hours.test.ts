import { sunTimes } from '../../model/sun';
import { horizonAt } from './horizon';
import { sunHours } from './sun-hours';
import { surfacesOf } from './surfaces';

const delft = { lon: 4.36, lat: 52.01 };
const midsummer = new Date(2026, 5, 21, 12);

type Corner = readonly [number, number, number];

/** A box that stands on the ground: roof and four walls, seen from outside counter-clockwise. */
function box([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], height: number) {
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner) => [...a, ...b, ...c, ...a, ...c, ...d];
  const wall = (ax: number, ay: number, bx: number, by: number) =>
    quad([ax, ay, 0], [bx, by, 0], [bx, by, height], [ax, ay, height]);
  return [
    ...quad([x1, y1, height], [x2, y1, height], [x2, y2, height], [x1, y2, height]),
    ...wall(x1, y1, x2, y1),
    ...wall(x2, y1, x2, y2),
    ...wall(x2, y2, x1, y2),
    ...wall(x1, y2, x1, y1),
  ];
}
const house = box([-5, -4], [5, 4], 6);
const working = () => ({ progress: jest.fn(), signal: new AbortController().signal });
const hoursOf = (others: readonly number[] = [], day = midsummer) => {
  const triangles = Float64Array.from([...house, ...others]);
  const surfaces = surfacesOf(Float64Array.from(house));
  return sunHours({ surfaces, triangles, place: delft, day }, working());
};

test('roofs and walls are told apart by where they look, with their areas', () => {
  const areas = surfacesOf(Float64Array.from(house)).map(({ key, area }) => [key, Math.round(area)]);
  expect(areas).toEqual([
    ['roof-flat', 80],
    ['wall-s', 60],
    ['wall-n', 60],
    ['wall-e', 48],
    ['wall-w', 48],
  ]);
});

test('a horizon is as high as what stands there: a wall of 6 m seen from 10 m before it', () => {
  const horizon = horizonAt([0, -14, 0], Float64Array.from(house));
  expect(horizon[0]).toBeCloseTo(6 / 10, 2);
  expect(horizon[360]).toBe(0);
  const aside = Math.atan2(4, 10) / (Math.PI / 360);
  expect(horizon[Math.floor(aside)]).toBeCloseTo((6 * Math.cos(Math.atan2(4, 10))) / 10, 2);
});

test('a free flat roof has sun from sunrise to sunset, and 4,480 hours or so in a year', async () => {
  const roof = (await hoursOf()).get('roof-flat');
  const times = sunTimes(midsummer, delft);
  const up = times ? (times.set.getTime() - times.rise.getTime()) / 3_600_000 : 0;
  // Sunrise counts from the upper edge with refraction, some minutes before the middle of the sun is up.
  expect(up - (roof?.day ?? 0)).toBeGreaterThan(0);
  expect(up - (roof?.day ?? 0)).toBeLessThan(0.4);
  expect(roof?.year).toBeGreaterThan(4_300);
  expect(roof?.year).toBeLessThan(4_480);
  expect(roof?.byMonth[5]).toBeCloseTo(roof?.day ?? 0, 0);
});

test('walls have the hours in which the sun stands before them', async () => {
  const hours = await hoursOf();
  const day = (key: string) => hours.get(key)?.day ?? 0;
  // From due east to due west the sun of midsummer needs less than half of the day; the rest is that of the north.
  expect(day('wall-s') + day('wall-n')).toBeCloseTo(day('roof-flat'), 1);
  expect(day('wall-s')).toBeGreaterThan(day('wall-n'));
  expect(day('wall-e') + day('wall-w')).toBeCloseTo(day('roof-flat'), 1);
});

test('a tower in the south takes the noon of midwinter, from the wall more than from the roof', async () => {
  const midwinter = new Date(2026, 11, 21, 12);
  const [free, shaded] = [
    await hoursOf([], midwinter),
    await hoursOf(box([-20, -40], [20, -30], 30), midwinter),
  ];
  const lost = (key: string) => (free.get(key)?.day ?? 0) - (shaded.get(key)?.day ?? 0);
  expect(free.get('wall-s')?.day).toBeGreaterThan(7);
  expect(lost('wall-s')).toBeGreaterThan(4);
  expect(lost('roof-flat')).toBeGreaterThan(3.5);
  expect(shaded.get('roof-flat')?.year).toBeLessThan(free.get('roof-flat')?.year ?? 0);
});

test('a wall that another building stands against is left out, as far as that reaches', async () => {
  const hours = await hoursOf(box([5, -4], [15, 4], 3));
  expect(Math.abs((hours.get('wall-e')?.free ?? 0) - 0.5)).toBeLessThan(0.1);
  expect((await hoursOf(box([5, -4], [15, 4], 9))).has('wall-e')).toBe(false);
  expect(hours.get('wall-w')?.free).toBe(1);
});

test('what is cancelled ends with that, and progress is told until then', async () => {
  const control = new AbortController();
  const progress = jest.fn(() => control.abort());
  const surfaces = surfacesOf(Float64Array.from(house));
  const question = { surfaces, triangles: Float64Array.from(house), place: delft, day: midsummer };
  await expect(sunHours(question, { progress, signal: control.signal })).rejects.toThrow(/abort/i);
  expect(progress).toHaveBeenCalledTimes(1);
});
