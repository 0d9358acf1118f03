import { metresPerCell, toGrid } from '@kavel/catalogue/geo';
import {
  type TransitQuestion,
  type TravelDirection,
  type TravelMode,
  type TravelPlace,
  travelTimeLimits,
} from '@kavel/contracts/travel-time';
import {
  msAlong,
  msTo,
  type Reached,
  type RoadMode,
  type Snap,
  seedsOf,
  type TransitChoice,
  unreached,
} from '@kavel/engine/travel-time';
import type { Network } from './network';
import { TravelTimeProblem } from './problem';

/** One search from or towards a place. */
export interface Trip {
  mode: TravelMode;
  direction: TravelDirection;
  limitMs: number;
  transit: TransitQuestion | undefined;
}

/** What a search found. It lasts until the next search on the network. */
export interface Found extends Reached {
  /** Milliseconds to another place; infinite when it was not reached. */
  msTo(place: Snap): number;
}

/** The roads that a mode goes over: to public transport one walks. */
export function roadMode(mode: TravelMode): RoadMode {
  return mode === 'transit' ? 'walk' : mode;
}

/** Null: there is no road near the place. */
export function snapOf({ index }: Network, place: TravelPlace, mode: TravelMode): Snap | null {
  const metresPerUnit = metresPerCell(place.lat);
  return index.nearest({ ...toGrid(place), metresPerUnit }, roadMode(mode), travelTimeLimits.roadMetres);
}

export function reach(network: Network, from: Snap, trip: Trip): Found {
  const { graph, search } = network;
  const towards = trip.direction === 'to';
  const mode = roadMode(trip.mode);
  if (trip.mode === 'transit') reachByTransit(network, from, trip, towards);
  else search.run(seedsOf(graph, from, mode, towards), { mode, towards, limitMs: trip.limitMs });
  const { ms, reached, count } = trip.mode === 'transit' ? network.transit : search;
  return {
    ms,
    nodes: reached,
    count,
    msTo(place) {
      const found = Math.min(
        msTo(graph, ms, place, mode, towards),
        msAlong(graph, from, place, mode, towards),
      );
      return found === unreached || found > trip.limitMs ? Number.POSITIVE_INFINITY : found;
    },
  };
}

function reachByTransit(network: Network, from: Snap, { transit, limitMs }: Trip, towards: boolean): void {
  if (!transit) throw new TravelTimeProblem({ problem: 'no-timetable' });
  network.transit.run(from, network.dayOf(transit), choiceOf(transit, limitMs, towards), towards);
}

function choiceOf(transit: TransitQuestion, limitMs: number, towards: boolean): TransitChoice {
  const [hours = 0, minutes = 0] = transit.time.split(':').map(Number);
  const start = hours * 3_600 + minutes * 60;
  const { windowMinutes, walkMinutes, rides, statistic } = transit;
  return {
    // Arrivals count back from the last one.
    start: towards ? start - (windowMinutes - 1) * 60 : start,
    windowMinutes,
    mostWalkMs: walkMinutes * 60_000,
    mostRides: rides,
    statistic,
    limitMs,
  };
}
