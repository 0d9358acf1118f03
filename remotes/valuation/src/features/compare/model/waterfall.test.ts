import { madeUpBridge } from '../../../testing/made-up';
import { waterfallOf } from './waterfall';

test('each step begins where the one before ended, and the last ends at the closing total', () => {
  const { bars, axisFrom } = waterfallOf(madeUpBridge());
  const euro = (fraction: number | undefined) =>
    Math.round(axisFrom + (fraction ?? 0) * (500_000 - axisFrom));
  expect(bars.map(({ key, start, end }) => [key, euro(start), euro(end)])).toEqual([
    ['opening', Math.round(axisFrom), 500_000],
    ['removed', 300_000, 500_000],
    ['added', 300_000, 450_000],
    ['area', 450_000, 480_000],
    ['closing', Math.round(axisFrom), 480_000],
  ]);
  expect(bars.map(({ kind }) => kind)).toEqual(['total', 'down', 'up', 'up', 'total']);
});

test('two equal totals are two full bars', () => {
  const { bars } = waterfallOf(madeUpBridge({ opening: 100, steps: [], closing: 100 }));
  expect(bars.map(({ start, end }) => end - start)).toEqual([0, 0]);
});

test('the axis never begins below nothing', () => {
  const { axisFrom, bars } = waterfallOf(
    madeUpBridge({ opening: 0, steps: [{ step: 'added', amount: 100, units: 1 }], closing: 100 }),
  );
  expect(axisFrom).toBe(0);
  expect(bars.at(-1)?.end).toBe(1);
});
