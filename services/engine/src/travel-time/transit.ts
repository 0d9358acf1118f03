import { type Access, ConnectionScan, changeSeconds, type Footpaths } from './connection-scan';
import type { RoadGraph } from './road-graph';
import { RoadSearch, unreached } from './road-search';
import { msTo, type Snap, seedsOf } from './snap';
import { type Connections, turningSeconds } from './timetable';
import { WalkSearch, type WalkSeed } from './walk-search';

/** When and how somebody goes by public transport. */
export interface TransitChoice {
  /** Seconds after midnight: the first departure, or the first arrival when going towards the place. */
  start: number;
  /** Minutes after it within which one leaves, each minute once. */
  windowMinutes: number;
  /** Of each walk: to the first stop, from the last, and the whole way on foot. */
  mostWalkMs: number;
  mostRides: number;
  /** What is told of the departures of the window; of an even number the median is the slower one of the middle. */
  statistic: 'median' | 'best';
  limitMs: number;
}

/** Longest walk between two stops, in milliseconds: 600 m. */
export const transferMs = 432_000;

/** Platforms side by side differ by less: a walk from the last stop may end so much before its limit. */
const toleranceMs = 30_000;

/** Walks between stops over the roads. `snaps` has null for a stop without a road beside it. */
export function footpathsOf(
  graph: RoadGraph,
  snaps: readonly (Snap | null)[],
  search: RoadSearch,
): Footpaths {
  const stopsAt = new Map<number, number[]>();
  snaps.forEach((snap, stop) => {
    for (const node of snap ? [snap.from, snap.to] : [])
      stopsAt.set(node, [...(stopsAt.get(node) ?? []), stop]);
  });
  const first = new Uint32Array(snaps.length + 1);
  const target: number[] = [];
  const seconds: number[] = [];
  snaps.forEach((snap, stop) => {
    if (snap) {
      search.run(seedsOf(graph, snap, 'walk', false), { mode: 'walk', limitMs: transferMs });
      const near = new Set<number>();
      for (let place = 0; place < search.count; place++)
        for (const other of stopsAt.get(search.reached[place] ?? 0) ?? []) near.add(other);
      near.delete(stop);
      for (const other of near) {
        const end = snaps[other];
        const ms = end ? msTo(graph, search.ms, end, 'walk', false) : unreached;
        if (ms > transferMs) continue;
        target.push(other);
        seconds.push(Math.ceil(ms / 1_000) + changeSeconds);
      }
    }
    first[stop + 1] = target.length;
  });
  return { first, target: Uint32Array.from(target), seconds: Uint32Array.from(seconds) };
}

/** Public transport of one day, with the stops' places on the roads. */
export interface TransitDay {
  connections: Connections;
  /** The same backwards, for ways towards a place. */
  turned: Connections;
  footpaths: Footpaths;
  snaps: readonly (Snap | null)[];
}

/** Searches by public transport and on foot; one object for many searches, one after the other. */
export class TransitSearch {
  private readonly walk: RoadSearch;
  private readonly onward: WalkSearch;

  constructor(private readonly graph: RoadGraph) {
    this.walk = new RoadSearch(graph);
    this.onward = new WalkSearch(graph);
  }

  get ms(): Int32Array {
    return this.onward.ms;
  }

  /** Nodes reached, as `RoadSearch.reached`. */
  get reached(): Int32Array {
    return this.onward.reached;
  }

  get count(): number {
    return this.onward.count;
  }

  /** Milliseconds from (or towards) a place to all nodes, over the departures (or arrivals) of a window. */
  run(origin: Snap, day: TransitDay, choice: TransitChoice, towards: boolean): void {
    const { mostWalkMs, limitMs } = choice;
    const seeds = seedsOf(this.graph, origin, 'walk', towards);
    const seconds = this.secondsToStops(origin, day, choice, towards);
    const onward: WalkSeed[] = seeds.map(seed => ({ ...seed, walkedMs: seed.ms }));
    day.snaps.forEach((snap, stop) => {
      const arrival = (seconds[stop] ?? Number.POSITIVE_INFINITY) * 1_000;
      if (!snap || !(arrival <= limitMs)) return;
      for (const { node, ms } of seedsOf(this.graph, snap, 'walk', towards))
        onward.push({ node, ms: Math.round(arrival) + ms, walkedMs: ms });
    });
    this.onward.run(onward, { limitMs, mostWalkMs, toleranceMs });
  }

  /** Of each stop the median, or the best, of the seconds until one gets off there; infinite when most departures miss it. */
  secondsToStops(origin: Snap, day: TransitDay, choice: TransitChoice, towards: boolean): Float64Array {
    const { start, windowMinutes, mostWalkMs, mostRides, statistic, limitMs } = choice;
    const { snaps, footpaths } = day;
    const access = this.stopsNear(origin, snaps, mostWalkMs, towards);
    const scan = new ConnectionScan(
      towards ? day.turned : day.connections,
      footpaths,
      snaps.length,
      mostRides,
    );
    const found: Float64Array[] = [];
    for (let minute = 0; minute < windowMinutes; minute++) {
      const seconds = new Float64Array(snaps.length);
      const moment = start + minute * 60;
      scan.scan(towards ? turningSeconds - moment : moment, limitMs / 1_000, access, seconds);
      found.push(seconds);
    }
    const times = new Float64Array(found.length);
    return Float64Array.from(snaps, (_, stop) => {
      found.forEach((seconds, minute) => {
        times[minute] = seconds[stop] ?? Number.POSITIVE_INFINITY;
      });
      times.sort();
      return times[statistic === 'best' ? 0 : times.length >> 1] ?? Number.POSITIVE_INFINITY;
    });
  }

  private stopsNear(
    origin: Snap,
    snaps: TransitDay['snaps'],
    mostWalkMs: number,
    towards: boolean,
  ): Access[] {
    const { graph, walk } = this;
    walk.run(seedsOf(graph, origin, 'walk', towards), { mode: 'walk', towards, limitMs: mostWalkMs });
    return snaps.flatMap((snap, stop) => {
      const ms = snap ? msTo(graph, walk.ms, snap, 'walk', towards) : unreached;
      return ms <= mostWalkMs ? [{ stop, seconds: Math.ceil(ms / 1_000) }] : [];
    });
  }
}
