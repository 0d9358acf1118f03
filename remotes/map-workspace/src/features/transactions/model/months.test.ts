import fc from 'fast-check';
import { readRing, writeRing } from '../../../common/drawing/ring';
import { monthScale } from './month-scale';
import { countAt, monthSeries, periodAt, periodBefore, placeOf } from './months';
import { indexFactor, indexWindows, isRecent } from './price-index';
import { trendSeries } from './trend';

const today = '2026-11-23';
const series = monthSeries(
  [
    { month: '2024-01', count: 2 },
    { month: '2026-10', count: 5 },
    { month: '2026-11', count: 3 },
  ],
  today,
);

test('months run from the first transaction up to the current month', () => {
  expect(series.counts).toHaveLength(35);
  expect([series.counts[0], series.counts[1], series.counts.at(-1)]).toEqual([2, 0, 3]);
  expect(monthSeries([], today).counts).toHaveLength(24);
});

test('whole months can be read back from slider positions', () => {
  const months = fc.tuple(fc.nat({ max: 33 }), fc.integer({ min: 1, max: 35 }));
  fc.assert(
    fc.property(months, ([min, length]) => {
      const ends = { min, max: Math.min(35, min + length) };
      const place = placeOf(periodAt(ends, series), series);
      expect(place.min).toBeCloseTo(ends.min);
      expect(place.max).toBeCloseTo(ends.max);
    }),
  );
  expect(periodAt({ min: 33, max: 35 }, series)).toEqual({ from: '2026-10-01', to: '2026-11-30' });
  expect(countAt({ min: 33, max: 35 }, series)).toBe(8);
});

test('a slider moves by a month or a year, and stops at its limits', () => {
  const scale = monthScale(35);
  expect([scale.next(22.7, 1, 'step'), scale.next(22.7, -1, 'step')]).toEqual([23, 22]);
  expect([scale.next(30, 1, 'bar'), scale.next(3, -1, 'bar')]).toEqual([35, 0]);
});

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
});

test('the index compares the three months around a date with the last three', () => {
  expect(indexWindows('2026-01-15', today)).toEqual({
    before: { from: '2025-12-01', to: '2026-02-28' },
    now: { from: '2026-09-01', to: today },
  });
  expect([isRecent('2026-09-01', today), isRecent('2026-08-31', today)]).toEqual([true, false]);
  const answer = (count: number, median: number) => ({ count, pricePerM2: { p25: 1, median, p75: 9 } });
  expect(indexFactor(answer(10, 200), answer(12, 220))).toBeCloseTo(1.1);
  expect(indexFactor(answer(9, 200), answer(12, 220))).toBeNull();
});

test('a trend has every month of its period, and no median of too few transactions', () => {
  const trend = [
    { month: '2026-01', count: 3, medianPricePerM2: 200 },
    { month: '2026-03', count: 2, medianPricePerM2: 900 },
  ];
  expect(trendSeries(trend, { from: '2026-01-10', to: '2026-03-31' })).toEqual({
    months: ['2026-01', '2026-02', '2026-03'],
    medians: [200, null, null],
  });
});

test('an area can be read back from the address; invalid areas are ignored', () => {
  const ring = [
    { lon: 5.9, lat: 52.1 },
    { lon: 6, lat: 52.1 },
    { lon: 6, lat: 52.3 },
  ];
  expect(readRing(writeRing(ring))).toEqual(ring);
  expect(['', '5,52', '5,52~6,52~x,1', '5,52~6,52~6,99'].map(readRing)).toEqual([null, null, null, null]);
});
