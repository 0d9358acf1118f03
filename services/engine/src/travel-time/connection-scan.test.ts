import fc from 'fast-check';
import { ConnectionScan, changeSeconds, type Footpaths } from './connection-scan';
import { joinTimetables, packTimetable, unpackTimetable } from './pack-timetable';
import { connectionsOf, daysOf, type Timetable, turned, turningSeconds } from './timetable';

const stops = 6;
const day = 20_000;

interface Trip {
  calls: { stop: number; arrival: number; departure: number }[];
}

const trips = fc.array(
  fc
    .record({
      start: fc.integer({ min: 0, max: 5_000 }),
      calls: fc.array(
        fc.record({
          stop: fc.nat(stops - 1),
          ride: fc.integer({ min: 0, max: 900 }),
          wait: fc.integer({ min: 0, max: 120 }),
        }),
        { minLength: 2, maxLength: 5 },
      ),
    })
    .map(({ start, calls }): Trip => {
      let time = start;
      return {
        calls: calls.map(({ stop, ride, wait }) => {
          const arrival = time + ride;
          time = arrival + wait;
          return { stop, arrival, departure: time };
        }),
      };
    }),
  { minLength: 1, maxLength: 12 },
);
const walks = fc.array(fc.tuple(fc.nat(stops - 1), fc.nat(stops - 1), fc.integer({ min: 60, max: 600 })), {
  maxLength: 6,
});

function timetableOf(all: readonly Trip[]): Timetable {
  const calls = all.flatMap(trip => trip.calls);
  const firstCall = [0];
  for (const trip of all) firstCall.push((firstCall.at(-1) ?? 0) + trip.calls.length);
  return {
    stopX: new Int32Array(stops),
    stopY: new Int32Array(stops),
    stopNames: Array.from({ length: stops }, (_, stop) => `Halte ${stop}`),
    tripService: new Uint16Array(all.length),
    firstCall: Uint32Array.from(firstCall),
    callStop: Uint32Array.from(calls, ({ stop }) => stop),
    arrival: Uint32Array.from(calls, ({ arrival }) => arrival),
    departure: Uint32Array.from(calls, ({ departure }) => departure),
    firstDay: day,
    dayBytes: 1,
    days: Uint8Array.of(1),
  };
}

/** The same walk both ways, and once. */
function footpathsOf(list: readonly (readonly [number, number, number])[]): Footpaths {
  const both = list
    .filter(([from, to]) => from !== to)
    .flatMap(
      ([from, to, s]) =>
        [
          [from, to, s],
          [to, from, s],
        ] as const,
    );
  const sorted = both.toSorted(([a], [b]) => a - b);
  const first = Array.from({ length: stops + 1 }, (_, stop) => sorted.filter(([from]) => from < stop).length);
  return {
    first: Uint32Array.from(first),
    target: Uint32Array.from(sorted, ([, to]) => to),
    seconds: Uint32Array.from(sorted, ([, , seconds]) => seconds),
  };
}

/** Tries every chain of rides, trip by trip. */
function earliest(
  all: readonly Trip[],
  list: Footpaths,
  start: number,
  origin: number,
  mostRides: number,
): number[] {
  const best = Array.from({ length: stops }, () => Number.POSITIVE_INFINITY);
  let ready = new Map([[origin, start]]);
  for (let ride = 0; ride < mostRides; ride++) {
    const arrived = new Map<number, number>();
    for (const { calls } of all)
      calls.forEach((board, at) => {
        if ((ready.get(board.stop) ?? Number.POSITIVE_INFINITY) > board.departure) return;
        for (const { stop, arrival } of calls.slice(at + 1))
          arrived.set(stop, Math.min(arrived.get(stop) ?? Number.POSITIVE_INFINITY, arrival));
      });
    ready = new Map();
    const makeReady = (stop: number, time: number) =>
      ready.set(stop, Math.min(ready.get(stop) ?? Number.POSITIVE_INFINITY, time));
    for (const [stop, time] of arrived) {
      best[stop] = Math.min(best[stop] ?? 0, time - start);
      makeReady(stop, time + changeSeconds);
      for (let path = list.first[stop] ?? 0; path < (list.first[stop + 1] ?? 0); path++)
        makeReady(list.target[path] ?? 0, time + (list.seconds[path] ?? 0));
    }
  }
  return best;
}

test('the scan finds the earliest arrivals of all chains of rides', () => {
  fc.assert(
    fc.property(
      trips,
      walks,
      fc.nat(4_000),
      fc.nat(stops - 1),
      fc.integer({ min: 1, max: 4 }),
      (all, list, start, origin, rides) => {
        const footpaths = footpathsOf(list);
        const scan = new ConnectionScan(connectionsOf(timetableOf(all), day), footpaths, stops, rides);
        const seconds = new Float64Array(stops);
        scan.scan(0, 100_000, [{ stop: 1, seconds: 0 }], seconds);
        scan.scan(start, 100_000, [{ stop: origin, seconds: 0 }], seconds);
        expect([...seconds]).toEqual(earliest(all, footpaths, start, origin, rides));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('who arrives by the turned timetable at a moment leaves as late as one can', () => {
  fc.assert(
    fc.property(
      trips,
      walks,
      fc.integer({ min: 100, max: 8_000 }),
      fc.nat(stops - 1),
      (all, list, by, goal) => {
        const footpaths = footpathsOf(list);
        const timetable = timetableOf(all);
        const back = new ConnectionScan(turned(connectionsOf(timetable, day)), footpaths, stops, 3);
        const seconds = new Float64Array(stops);
        back.scan(turningSeconds - by, by, [{ stop: goal, seconds: 0 }], seconds);
        seconds.forEach((before, origin) => {
          if (!Number.isFinite(before)) return;
          const there = earliest(all, footpaths, by - before, origin, 3)[goal] ?? 0;
          expect(by - before + there).toBeLessThanOrEqual(by);
          const later = earliest(all, footpaths, by - before + 1, origin, 3)[goal] ?? 0;
          expect(by - before + 1 + later).toBeGreaterThan(by);
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('a timetable is the same after packing; joined with another its days and stops stay its own', () => {
  const one = timetableOf([
    {
      calls: [
        { stop: 0, arrival: 10, departure: 10 },
        { stop: 1, arrival: 70, departure: 70 },
      ],
    },
  ]);
  expect(unpackTimetable(packTimetable(one))).toEqual(one);
  const later = { ...one, firstDay: day + 3, days: Uint8Array.of(0b101) };
  const both = joinTimetables([one, later]);
  expect(both && daysOf(both)).toEqual({ first: day, last: day + 5 });
  const rides = both && connectionsOf(both, day + 3);
  expect(rides?.from).toEqual(Uint32Array.of(stops));
  expect(both && connectionsOf(both, day + 4).from).toHaveLength(0);
});

test('what runs after midnight belongs to the next day too', () => {
  const late = timetableOf([
    {
      calls: [
        { stop: 0, arrival: 87_000, departure: 87_000 },
        { stop: 1, arrival: 87_300, departure: 87_300 },
      ],
    },
  ]);
  const { departure, arrival } = connectionsOf(late, day + 1);
  expect([...departure, ...arrival]).toEqual([600, 900]);
});
