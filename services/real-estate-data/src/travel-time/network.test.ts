import { buildGraph, type Timetable } from '@kavel/engine/travel-time';
import { Network } from './network';

const monday = Date.parse('2026-11-23T00:00:00Z') / 86_400_000;
const road = buildGraph({
  ...{ x: [1_000, 2_000], y: [1_000, 1_000], from: [0], to: [1] },
  ...{ length: [10_000], access: [63], speed: [30] },
});
/** One ride on the Monday and one on the Wednesday after it. */
const timetable: Timetable = {
  ...{ stopX: Int32Array.of(1_000, 2_000), stopY: Int32Array.of(1_000, 1_000), stopNames: ['A', 'B'] },
  ...{ tripService: Uint16Array.of(0), firstCall: Uint32Array.of(0, 2), callStop: Uint32Array.of(0, 1) },
  ...{ arrival: Uint32Array.of(30_000, 30_300), departure: Uint32Array.of(30_000, 30_300) },
  ...{ firstDay: monday, dayBytes: 1, days: Uint8Array.of(0b101) },
};
const choice = { time: '08:30', windowMinutes: 60, walkMinutes: 15, rides: 4, statistic: 'median' } as const;
const problemOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { details?: unknown }).details;
  }
};
const dayOf = (date: string, timetables = [timetable]) =>
  problemOf(() => Network.of([road], timetables).dayOf({ ...choice, date }).connections.trips);

test('without roads, or without a timetable for public transport, that is what is told', () => {
  expect(problemOf(() => Network.of([], [timetable]))).toEqual({ problem: 'no-roads' });
  expect(dayOf('2026-11-23', [])).toEqual({ problem: 'no-timetable' });
});

test.each([
  ['2026-11-23', 1],
  ['2026-11-24', { problem: 'nothing-runs' }],
  ['2026-11-22', { problem: 'timetable-not-begun', date: '2026-11-23' }],
  ['2026-11-26', { problem: 'timetable-ended', date: '2026-11-25' }],
])('on %s the timetable says %j', (date, expected) => {
  expect(dayOf(date)).toEqual(expected);
});
