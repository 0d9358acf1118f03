import { importedFiles, perSnapshot, type Snapshot, travelNetworks } from '@kavel/catalogue';
import type { TravelFile, TravelSources } from '@kavel/contracts/travel-time';
import { daysOf, unpackTimetable } from '@kavel/engine/travel-time';
import { isoDay } from './network';

/** The files of roads and timetables of a snapshot. */
export const sourcesOf = perSnapshot(
  async (snapshot: Snapshot): Promise<Pick<TravelSources, 'roads' | 'timetable'>> => {
    const files = await importedFiles(snapshot);
    const named =
      (kind: 'roads' | 'timetable') =>
      ({ source, fictional }: { source: string; fictional: boolean }): TravelFile => {
        const file = files.find(one => one.kind === kind && one.source === source);
        return { name: source, fictional, ...(file ? { importedAt: file.importedAt.toISOString() } : {}) };
      };
    const roads = (await travelNetworks(snapshot, 'roads', ['connected'])).map(named('roads'));
    const timetables = await travelNetworks(snapshot, 'timetable', timetableParts);
    const ranges = timetables.flatMap(
      ({ arrays }) => daysOf(unpackTimetable({ ...noCalls, ...arrays })) ?? [],
    );
    if (ranges.length === 0) return { roads, timetable: null };
    return {
      roads,
      timetable: {
        sources: timetables.map(named('timetable')),
        first: isoDay(Math.min(...ranges.map(({ first }) => first))),
        last: isoDay(Math.max(...ranges.map(({ last }) => last))),
      },
    };
  },
);

/** The days of a timetable stand in these. */
const timetableParts = ['days', 'rest'];
const noCalls = Object.fromEntries(
  ['stopX', 'stopY', 'tripService', 'firstCall', 'callStop', 'arrival', 'departure'].map(name => [
    name,
    new Uint8Array(),
  ]),
);
