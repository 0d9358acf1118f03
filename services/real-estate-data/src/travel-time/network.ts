import { type Snapshot, travelNetworks } from '@kavel/catalogue';
import { metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import type { TransitQuestion } from '@kavel/contracts/travel-time';
import { travelTimeLimits } from '@kavel/contracts/travel-time';
import {
  connectionsOf,
  daysOf,
  footpathsOf,
  joinGraphs,
  joinTimetables,
  type RoadGraph,
  RoadIndex,
  RoadSearch,
  type Snap,
  type Timetable,
  type TransitDay,
  TransitSearch,
  turned,
  unpackGraph,
  unpackTimetable,
} from '@kavel/engine/travel-time';
import { TravelTimeProblem } from './problem';

/** Days whose rides are kept in memory. */
const mostDays = 4;
const msPerDay = 86_400_000;

/** The roads and the timetable of a snapshot, laid out to be searched. */
export class Network {
  readonly index: RoadIndex;
  readonly search: RoadSearch;
  private readonly days = new Map<number, TransitDay>();
  private stops: Pick<TransitDay, 'snaps' | 'footpaths'> | null = null;
  private transitSearch: TransitSearch | null = null;

  private constructor(
    readonly graph: RoadGraph,
    private readonly timetable: Timetable | null,
  ) {
    this.index = new RoadIndex(graph);
    this.search = new RoadSearch(graph);
  }

  /** Reads those of a snapshot. Throws a TravelTimeProblem without roads. */
  static async load(snapshot: Snapshot): Promise<Network> {
    const roads = await travelNetworks(snapshot, 'roads');
    const timetables = await travelNetworks(snapshot, 'timetable');
    return Network.of(
      roads.map(({ arrays }) => unpackGraph(arrays)),
      timetables.map(({ arrays }) => unpackTimetable(arrays)),
    );
  }

  /** Of several files. Throws a TravelTimeProblem without roads. */
  static of(roads: readonly RoadGraph[], timetables: readonly Timetable[]): Network {
    if (roads.length === 0) throw new TravelTimeProblem({ problem: 'no-roads' });
    return new Network(joinGraphs(roads), joinTimetables(timetables));
  }

  get transit(): TransitSearch {
    this.transitSearch ??= new TransitSearch(this.graph);
    return this.transitSearch;
  }

  /** The rides of a day. Throws a TravelTimeProblem when nothing runs on it. */
  dayOf({ date }: TransitQuestion): TransitDay {
    const { timetable } = this;
    const range = timetable && daysOf(timetable);
    if (!timetable || !range) throw new TravelTimeProblem({ problem: 'no-timetable' });
    const number = Date.parse(`${date}T00:00:00Z`) / msPerDay;
    if (number > range.last)
      throw new TravelTimeProblem({ problem: 'timetable-ended', date: isoDay(range.last) });
    if (number < range.first)
      throw new TravelTimeProblem({ problem: 'timetable-not-begun', date: isoDay(range.first) });
    const day = this.days.get(number) ?? this.layOut(timetable, number);
    this.days.delete(number);
    this.days.set(number, day);
    const [oldest] = this.days.keys();
    if (this.days.size > mostDays && oldest !== undefined) this.days.delete(oldest);
    return day;
  }

  private layOut(timetable: Timetable, day: number): TransitDay {
    const connections = connectionsOf(timetable, day);
    if (connections.from.length === 0) throw new TravelTimeProblem({ problem: 'nothing-runs' });
    this.stops ??= this.layOutStops(timetable);
    return { connections, turned: turned(connections), ...this.stops };
  }

  private layOutStops({ stopX, stopY }: Timetable): Pick<TransitDay, 'snaps' | 'footpaths'> {
    const snaps = Array.from(stopX, (x, stop): Snap | null => {
      const y = stopY[stop] ?? 0;
      const metresPerUnit = metresPerCell(toLonLat({ x, y }).lat);
      return this.index.nearest({ x, y, metresPerUnit }, 'walk', travelTimeLimits.roadMetres);
    });
    return { snaps, footpaths: footpathsOf(this.graph, snaps, this.search) };
  }
}

export function isoDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}
