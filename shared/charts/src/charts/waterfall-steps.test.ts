import { waterfallOf } from './waterfall-steps';

const step = (key: string, amount: number) => ({ key, label: key, amount });
const total = (key: string, amount: number) => ({ ...step(key, amount), total: true });

test('each step starts where the previous one ended, and the last ends at the closing total', () => {
  const { bars, axisFrom, axisTo } = waterfallOf([
    total('opening', 500_000),
    step('removed', -200_000),
    step('added', 150_000),
    step('area', 30_000),
    total('closing', 480_000),
  ]);
  expect(bars.map(({ key, from, to }) => [key, Math.round(from), to])).toEqual([
    ['opening', Math.round(axisFrom), 500_000],
    ['removed', 500_000, 300_000],
    ['added', 300_000, 450_000],
    ['area', 450_000, 480_000],
    ['closing', Math.round(axisFrom), 480_000],
  ]);
  expect(axisFrom).toBeGreaterThan(0);
  expect(axisTo).toBe(500_000);
});

test('steps towards a total start at zero', () => {
  const { bars, axisFrom } = waterfallOf([
    step('flow', 10_500),
    step('end', 4050),
    total('gross', 14_550),
    step('costs', -50),
  ]);
  expect(axisFrom).toBe(0);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 10_500],
    [10_500, 14_550],
    [0, 14_550],
    [14_550, 14_500],
  ]);
});

test('two equal totals are two full bars', () => {
  const { bars, axisFrom, axisTo } = waterfallOf([total('opening', 100), total('closing', 100)]);
  expect([axisFrom, axisTo]).toEqual([0, 100]);
  expect(bars.map(({ from, to }) => to - from)).toEqual([100, 100]);
});

test('negative amounts are visible', () => {
  const { bars, axisFrom } = waterfallOf([total('opening', 100), step('loss', -150), total('closing', -50)]);
  expect(axisFrom).toBe(-50);
  expect(bars.at(-1)).toMatchObject({ from: 0, to: -50 });
});
