import { readFile, writeFile } from 'node:fs/promises';
import { SnapshotFiles, travelNetworks } from '@kavel/catalogue';
import {
  accessBit,
  arcMs,
  ConnectionScan,
  connectionsOf,
  daysOf,
  type RoadGraph,
  type RoadMode,
  RoadSearch,
  serviceRuns,
  type Timetable,
  unpackGraph,
  unpackTimetable,
  unreached,
} from '@kavel/engine/travel-time';
import { realData } from '@kavel/service-kit/testing';
import { type ImportFolder, importFolder } from '../testing/import-folder';
import { zipOf } from '../testing/zip-fixture';
import { roadUse } from './road-tags';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

const use = (tags: Record<string, string>) => roadUse(new Map(Object.entries(tags)));

test('who may use a way, in which direction and how fast, follows its tags', () => {
  expect(use({ highway: 'residential' })).toEqual({ access: 0b111_111, speed: 30 });
  expect(use({ highway: 'primary', maxspeed: '70', oneway: 'yes' })).toEqual({
    access: 0b001_111,
    speed: 70,
  });
  expect(use({ highway: 'primary', oneway: 'yes', 'oneway:bicycle': 'no' })?.access).toBe(0b011_111);
  expect(use({ highway: 'service', oneway: '-1' })?.access).toBe(0b111_001);
  expect(use({ highway: 'motorway' })).toEqual({ access: 0b000_100, speed: 100 });
  expect(use({ highway: 'footway', bicycle: 'yes' })?.access).toBe(0b011_011);
  expect(use({ highway: 'residential', access: 'private', foot: 'yes' })?.access).toBe(0b001_001);
  expect(use({ highway: 'residential', motor_vehicle: 'no', maxspeed: 'NL:zone30' })?.access).toBe(0b011_011);
  expect(use({ highway: 'residential', access: 'no' })).toBeNull();
  expect(use({ highway: 'construction' })).toBeNull();
  expect(use({ building: 'yes' })).toBeNull();
});

const roads = realData('rotterdam_osm_roads');
describe('roads of OpenStreetMap', () => {
  roads.test('of Rotterdam come in, are replaced when imported again, and go at a rollback', async () => {
    const paths = [`${roads.path}/rotterdam_ways.osm.pbf`];
    const outcome = await folder.bring({ kind: 'roads', paths });
    expect(outcome.files).toMatchObject([{ read: 114_534, accepted: 114_534, rejected: 0, what: 'roads' }]);
    await folder.bring({ kind: 'roads', paths });
    await folder.bring({ kind: 'roads', paths: [`${roads.path}/delft_station.osm.pbf`] });
    await new SnapshotFiles(folder.path).rollBack();
    const [network, ...others] = await folder.look(snapshot => travelNetworks(snapshot, 'roads'));
    expect(others).toEqual([]);
    const graph = unpackGraph(network?.arrays ?? {});
    expect(graph.x.length).toBeLessThanOrEqual(308_579);
    expect(graph.x.length).toBeGreaterThan(308_500);
    const arcsOf = (bit: number) => graph.access.reduce((sum, access) => sum + (access & bit ? 1 : 0), 0);
    // As SOURCE.md counts them; its own graph of bikes leaves out service ways.
    expect(arcsOf(1)).toBe(715_426);
    expect(arcsOf(4)).toBe(310_030);
    const search = new RoadSearch(graph);
    let pairs = 0;
    for (let origin = 1; origin <= 10; origin++) {
      const node = (origin * 28_657) % graph.x.length;
      const mode = (['walk', 'bike', 'car'] as const)[origin % 3] ?? 'walk';
      search.run([{ node, ms: 0 }], { mode, limitMs: 100_000_000 });
      const plain = plainTimes(graph, node, mode);
      for (let goal = 1; goal <= 100; goal++, pairs++) {
        const at = (goal * 46_368 + origin) % graph.x.length;
        expect(search.ms[at]).toBe(plain[at]);
      }
    }
    expect(pairs).toBe(1_000);
  });

  roads.test('of an untouched extract come in with all their tags', async () => {
    const outcome = await folder.bring({ kind: 'roads', paths: [`${roads.path}/delft_station.osm.pbf`] });
    expect(outcome.files[0]?.accepted).toBeGreaterThan(40);
  });
});

const timetable = realData('rotterdam_ret_gtfs');
test('a file that is none is refused with what it should be', async () => {
  const path = `${folder.path}/roads.osm.pbf`;
  await writeFile(path, zipOf({ 'stops.txt': 'stop_id,stop_lat,stop_lon\n' }));
  await expect(folder.bring({ kind: 'roads', paths: [path] })).rejects.toThrow('is no .osm.pbf');
  await expect(folder.bring({ kind: 'timetable', paths: [path] })).rejects.toThrow('calendar');
  await writeFile(path, 'no zip');
  await expect(folder.bring({ kind: 'timetable', paths: [path] })).rejects.toThrow('is no zip');
});

test('rows of a timetable that cannot be used are rejected with their reason', async () => {
  const path = `${folder.path}/gtfs.zip`;
  await writeFile(path, zipOf(smallGtfs));
  const outcome = await folder.bring({ kind: 'timetable', paths: [path] });
  expect(outcome.files).toMatchObject([{ read: 3, accepted: 1 }]);
  const rejected = await readFile(outcome.rejectedPath ?? '', 'utf8');
  for (const reason of [
    'lies outside the Netherlands',
    'unknown service_id',
    'has no time',
    'unknown stop_id',
  ])
    expect(rejected).toContain(reason);
  const [network] = await folder.look(snapshot => travelNetworks(snapshot, 'timetable'));
  const stored = unpackTimetable(network?.arrays ?? {});
  expect([...stored.callStop]).toEqual([0, 1]);
  expect([...stored.departure]).toEqual([28_800, 29_100]);
  // Mondays and Wednesdays of two weeks, without the second Monday.
  expect(daysOf(stored)).toEqual({ first: dayOf('2026-11-02'), last: dayOf('2026-11-11') });
  expect(serviceRuns(stored, 0, dayOf('2026-11-09'))).toBe(false);
});

const smallGtfs = {
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon\na,Aan de Kade,51.9,4.4\nb,Brug,51.91,4.41\nc,Canberra,-35.3,149.1\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nweek,1,0,1,0,0,0,0,20261101,20261114\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nweek,20261109,2\n',
  'trips.txt': 'route_id,service_id,trip_id\n1,week,t1\n1,never,t2\n1,week,t3\n',
  // Out of order, as some feeds are.
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,08:05:00,08:05:00,b,2\nt1,08:00:00,08:00:00,a,1\nt3,,,a,1\nt3,08:00:00,08:00:00,x,2\n',
};

timetable.test('the timetable of the RET comes in with its days and its departures', async () => {
  const outcome = await folder.bring({ kind: 'timetable', paths: [`${timetable.path}/gtfs-ret.zip`] });
  expect(outcome.files).toMatchObject([{ read: 33_440, accepted: 33_440, rejected: 0, what: 'trips' }]);
  const [network] = await folder.look(snapshot => travelNetworks(snapshot, 'timetable'));
  const stored = unpackTimetable(network?.arrays ?? {});
  expect(stored.callStop).toHaveLength(690_240);
  expect(daysOf(stored)).toEqual({ first: dayOf('2026-08-19'), last: dayOf('2026-11-25') });
  const day = dayOf('2026-11-17');
  const tripsOf = (date: number) =>
    [...stored.tripService.keys()].filter(trip => serviceRuns(stored, stored.tripService[trip] ?? 0, date));
  const trips = tripsOf(day);
  expect(trips).toHaveLength(3_206);

  const workingDays = Array.from({ length: 99 }, (_, at) => dayOf('2026-08-19') + at).filter(
    date => new Date(date * 86_400_000).getUTCDay() % 6 !== 0,
  );
  const busiest = workingDays.toSorted((one, other) => tripsOf(other).length - tripsOf(one).length)[0] ?? 0;
  const sevenToSeven = tripsOf(busiest).flatMap(trip =>
    [...stored.departure.subarray(stored.firstCall[trip], (stored.firstCall[trip + 1] ?? 0) - 1)].filter(
      second => second >= 25_200 && second < 68_400,
    ),
  );
  const [all] = await folder.look(snapshot =>
    snapshot.rows<{ perHour: number }>('SELECT sum(per_hour) AS "perHour" FROM stop_departures'),
  );
  expect(all?.perHour).toBeCloseTo(sevenToSeven.length / 12, 6);

  const stops = stored.stopX.length;
  const nowhere = {
    first: new Uint32Array(stops + 1),
    target: new Uint32Array(),
    seconds: new Uint32Array(),
  };
  const scan = new ConnectionScan(connectionsOf(stored, day), nowhere, stops, 1);
  for (const trip of trips.filter((_, place) => place % 100 === 0)) {
    const call = stored.firstCall[trip] ?? 0;
    const [stop, start] = [stored.callStop[call] ?? 0, stored.departure[call] ?? 0];
    const seconds = new Float64Array(stops);
    scan.scan(start, 3_600, [{ stop, seconds: 0 }], seconds);
    expect(Array.from(seconds)).toEqual(oneRide(stored, trips, stop, start));
  }
});

/** Seconds to each stop without changing, of all trips that call at a stop within the hour. */
function oneRide(
  { firstCall, callStop, departure, arrival, stopX }: Timetable,
  trips: readonly number[],
  stop: number,
  start: number,
): number[] {
  const best = Array.from(stopX, () => Number.POSITIVE_INFINITY);
  for (const trip of trips) {
    let isAboard = false;
    for (let call = firstCall[trip] ?? 0; call < (firstCall[trip + 1] ?? 0); call++) {
      const [here, after] = [callStop[call] ?? 0, (arrival[call] ?? 0) - start];
      if (isAboard && after <= 3_600) best[here] = Math.min(best[here] ?? 0, after);
      if (here === stop && (departure[call] ?? 0) >= start && (departure[call] ?? 0) <= start + 3_600)
        isAboard = true;
    }
  }
  return best;
}

function dayOf(date: string): number {
  return Date.parse(date) / 86_400_000;
}

/** Times without a heap: nodes in buckets of ten seconds (Dial), each looked at again when it got nearer. */
function plainTimes(graph: RoadGraph, start: number, mode: RoadMode): Int32Array {
  const ms = new Int32Array(graph.x.length).fill(unreached);
  const buckets: number[][] = [[start]];
  ms[start] = 0;
  for (let number = 0; number < buckets.length; number++)
    for (const node of buckets[number] ?? []) {
      if (Math.floor((ms[node] ?? 0) / bucketMs) !== number) continue;
      for (let arc = graph.first[node] ?? 0; arc < (graph.first[node + 1] ?? 0); arc++) {
        const to = graph.target[arc] ?? 0;
        const time = (ms[node] ?? 0) + arcMs(graph, arc, mode);
        if (!((graph.access[arc] ?? 0) & accessBit(mode, false)) || time >= (ms[to] ?? 0)) continue;
        ms[to] = time;
        for (let more = buckets.length; more <= Math.floor(time / bucketMs); more++) buckets.push([]);
        buckets[Math.floor(time / bucketMs)]?.push(to);
      }
    }
  return ms;
}

const bucketMs = 10_000;
