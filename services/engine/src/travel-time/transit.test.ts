import { buildGraph } from './build-graph';
import { RoadSearch } from './road-search';
import type { Snap } from './snap';
import { connectionsOf, type Timetable, turned } from './timetable';
import { footpathsOf, type TransitChoice, type TransitDay, TransitSearch } from './transit';

/** Two streets of 100 m with nothing between them but a bus. */
const streets = buildGraph({
  ...{ x: [1_000, 1_100, 9_000, 9_100], y: [1_000, 1_000, 1_000, 1_000] },
  ...{ from: [0, 2], to: [1, 3], length: [10_000, 10_000], access: [63, 63], speed: [30, 30] },
});
const placeOn = (from: number, to: number, share: number): Snap => {
  const arc = streets.target.findIndex(
    (node, at) => node === to && at >= (streets.first[from] ?? 0) && at < (streets.first[from + 1] ?? 0),
  );
  return { arc, from, to, share, walkMs: 0 };
};
const clock = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
};

/** Departure of the stop at the end of the first street, arrival at that of the second. */
const trips = [
  ['08:05', '08:20'],
  ['08:12', '08:24'],
  ['08:30', '09:05'],
] as const;
const times = Uint32Array.from(trips.flat(), clock);
const timetable: Timetable = {
  ...{ stopX: Int32Array.of(1_100, 9_000), stopY: Int32Array.of(1_000, 1_000), stopNames: ['A', 'B'] },
  ...{ tripService: new Uint16Array(3), firstCall: Uint32Array.of(0, 2, 4, 6) },
  ...{ callStop: Uint32Array.of(0, 1, 0, 1, 0, 1), arrival: times, departure: times },
  ...{ firstDay: 20_000, dayBytes: 1, days: Uint8Array.of(1) },
};
const connections = connectionsOf(timetable, 20_000);
const snaps = [placeOn(0, 1, 1), placeOn(2, 3, 0)];
const footpaths = footpathsOf(streets, snaps, new RoadSearch(streets));
const day: TransitDay = { connections, turned: turned(connections), footpaths, snaps };

const usual: TransitChoice = {
  ...{ start: clock('08:00'), windowMinutes: 30, mostWalkMs: 900_000, mostRides: 4 },
  statistic: 'median',
  limitMs: 7_200_000,
};
/** Minutes from the beginning of the first street, 100 m or 72 s from its stop, to the other stop. */
function minutesThere(choice: Partial<TransitChoice>): number {
  const found = new TransitSearch(streets).secondsToStops(
    placeOn(0, 1, 0),
    day,
    { ...usual, ...choice },
    false,
  );
  return (found[1] ?? 0) / 60;
}

/*
 * Who leaves at 08:00 to 08:03 takes the bus of 08:05 and is there after 20, 19, 18, 17 minutes; from 08:04 to 08:10 that of
 * 08:12: 20, 19, 18, 17, 16, 15, 14; from 08:11 to 08:28 that of 08:30: 54, 53, … 37; later no bus goes.
 */
test.each([
  // Of one departure it is that one.
  [1, 20],
  // 17 18 [19] 20 …: of an even number the slower one of the middle.
  [4, 19],
  // 14 15 16 17 17 [18] 18 19 19 20 20
  [11, 18],
  // 11 of at most 20, then 37 38 39 40 [41] …
  [30, 41],
  // 29 of 60 departures catch a bus: most do not.
  [60, Number.POSITIVE_INFINITY],
])('the median of %d departures, a minute apart, is %d minutes', (windowMinutes, minutes) => {
  expect(minutesThere({ windowMinutes })).toBe(minutes);
});

test('the best departure of the window is the one that waits least', () => {
  expect(minutesThere({ statistic: 'best' })).toBe(14);
  // A minute later it is missed, as the walk of 72 seconds counts.
  expect(minutesThere({ statistic: 'best', start: clock('08:11') })).toBe(37);
});

test('the first departure of the window is the one that was asked for', () => {
  expect(minutesThere({ start: clock('08:04'), windowMinutes: 7 })).toBe(17);
});

test('a stop that is too far to walk to is no way to go', () => {
  expect(minutesThere({ mostWalkMs: 60_000 })).toBe(Number.POSITIVE_INFINITY);
});

/*
 * To be there at 08:20 to 08:23 one takes the bus of 08:05, 15 to 18 minutes before; from 08:24 to 08:29 that of 08:12: 12 to
 * 17 minutes. Sorted: 12 13 14 15 15 [16] 16 17 17 18.
 */
test('towards a place the window is one of arrivals', () => {
  const search = new TransitSearch(streets);
  const choice = { ...usual, start: clock('08:20'), windowMinutes: 10 };
  const [before = 0] = search.secondsToStops(placeOn(2, 3, 0), day, choice, true);
  expect(before / 60).toBe(16);
});

test('the walk after the ride is added to the median', () => {
  const search = new TransitSearch(streets);
  search.run(placeOn(0, 1, 0), day, { ...usual, windowMinutes: 11 }, false);
  expect(search.ms[2]).toBe(18 * 60_000);
  // 100 m on.
  expect(search.ms[3]).toBe(18 * 60_000 + 72_000);
});
