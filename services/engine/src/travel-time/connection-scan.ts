import type { Connections } from './timetable';

/** Walks between stops, as compressed sparse rows; seconds with the time to change. */
export interface Footpaths {
  first: Uint32Array;
  target: Uint32Array;
  seconds: Uint32Array;
}

/** A stop that can be walked to from the origin, and the seconds that takes. */
export interface Access {
  stop: number;
  seconds: number;
}

/** Seconds to change at one and the same stop. */
export const changeSeconds = 60;
const never = 2 ** 31 - 1;

/**
 * Connection scan (Dibbelt, Pajor, Strasser, Wagner 2013) with a row of arrivals for every number of rides. The sequence
 * of walks and rides is walk, ride, walk, ride …; what is after the last ride is the caller's.
 */
export class ConnectionScan {
  /** Earliest arrival by ride at each stop after at most `rides` rides, or `never`; row by row. */
  private readonly arrivals: Int32Array;
  /** Earliest moment at which the next ride can be boarded at a stop, by number of rides before it. */
  private readonly ready: Int32Array;
  /** Fewest rides with which each trip has been boarded. */
  private readonly boarded: Uint8Array;

  constructor(
    private readonly connections: Connections,
    private readonly footpaths: Footpaths,
    private readonly stops: number,
    private readonly mostRides: number,
  ) {
    this.arrivals = new Int32Array(stops);
    this.ready = new Int32Array(stops * (mostRides + 1));
    this.boarded = new Uint8Array(connections.trips);
  }

  /** Seconds after `start` at which each stop is reached by ride, into `seconds`; infinite beyond `limit`. */
  scan(start: number, limit: number, access: readonly Access[], seconds: Float64Array): void {
    const { connections, arrivals, ready, boarded, stops, mostRides } = this;
    arrivals.fill(never);
    ready.fill(never);
    boarded.fill(255);
    for (const { stop, seconds: walk } of access) ready[stop] = Math.min(ready[stop] ?? never, start + walk);
    const end = start + limit;
    const { from, to, departure, arrival, trip } = connections;
    for (let at = firstFrom(departure, start); at < from.length; at++) {
      const leaves = departure[at] ?? 0;
      if (leaves > end) break;
      const number = trip[at] ?? 0;
      const here = from[at] ?? 0;
      let rides = boarded[number] ?? 255;
      // With fewer rides before it than it has been boarded with.
      for (let before = 0; before < mostRides && before + 1 < rides; before++)
        if ((ready[before * stops + here] ?? never) <= leaves) rides = before + 1;
      if (rides > mostRides) continue;
      boarded[number] = rides;
      const arrives = arrival[at] ?? 0;
      if (arrives <= end) this.arrive(to[at] ?? 0, arrives, rides);
    }
    for (let stop = 0; stop < stops; stop++) {
      const arrived = arrivals[stop] ?? never;
      seconds[stop] = arrived === never ? Number.POSITIVE_INFINITY : arrived - start;
    }
  }

  private arrive(stop: number, time: number, rides: number): void {
    const { arrivals, ready, footpaths, stops, mostRides } = this;
    if (time < (arrivals[stop] ?? never)) arrivals[stop] = time;
    if (rides === mostRides) return;
    this.makeReady(ready, rides * stops + stop, time + changeSeconds);
    const end = footpaths.first[stop + 1] ?? 0;
    for (let path = footpaths.first[stop] ?? 0; path < end; path++)
      this.makeReady(
        ready,
        rides * stops + (footpaths.target[path] ?? 0),
        time + (footpaths.seconds[path] ?? 0),
      );
  }

  private makeReady(ready: Int32Array, at: number, time: number): void {
    if (time < (ready[at] ?? never)) ready[at] = time;
  }
}

/** First place in ascending numbers that is not below a value. */
function firstFrom(values: Int32Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
