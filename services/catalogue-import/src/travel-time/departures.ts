import { basename } from 'node:path';
import { serviceRuns, type Timetable } from '@kavel/engine/travel-time';
import type { ImportContext } from '../importer';

const [fromSecond, untilSecond] = [7 * 3_600, 19 * 3_600];
const hours = (untilSecond - fromSecond) / 3_600;

/** Departures an hour from each platform on the busiest working day of a timetable, from 7:00 to 19:00. */
export function departuresAnHour(timetable: Timetable): Float64Array {
  const { tripService, firstCall, callStop, departure, stopX } = timetable;
  const counts = new Float64Array(stopX.length);
  const day = busiestWorkingDay(timetable);
  if (day === null) return counts;
  for (const [trip, service] of tripService.entries()) {
    if (!serviceRuns(timetable, service, day)) continue;
    // Nobody leaves from the last stop of a trip.
    const last = (firstCall[trip + 1] ?? 0) - 1;
    for (let call = firstCall[trip] ?? 0; call < last; call++) {
      const [stop, second] = [callStop[call] ?? 0, departure[call] ?? 0];
      if (second >= fromSecond && second < untilSecond) counts[stop] = (counts[stop] ?? 0) + 1;
    }
  }
  return counts.map(count => count / hours);
}

/** The first of those with the most trips: holidays and the ends of a timetable have fewer. */
function busiestWorkingDay(timetable: Timetable): number | null {
  const trips = new Map<number, number>();
  for (const service of timetable.tripService) trips.set(service, (trips.get(service) ?? 0) + 1);
  let busiest: { day: number; trips: number } | null = null;
  for (let day = timetable.firstDay; day < timetable.firstDay + timetable.dayBytes * 8; day++) {
    if (!isWorkingDay(day)) continue;
    let running = 0;
    for (const [service, count] of trips) if (serviceRuns(timetable, service, day)) running += count;
    if (running > (busiest?.trips ?? 0)) busiest = { day, trips: running };
  }
  return busiest?.day ?? null;
}

/** Day 0 is a Thursday. */
function isWorkingDay(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday >= 1 && weekday <= 5;
}

/** Stages the platforms with their departures. */
export async function stageDepartures(
  path: string,
  timetable: Timetable,
  { builder, fictional }: ImportContext,
): Promise<void> {
  const perHour = departuresAnHour(timetable);
  const writer = await builder.stage('stop_departures');
  for (const [stop, x] of timetable.stopX.entries())
    writer.add([basename(path), fictional, x, timetable.stopY[stop] ?? 0, perHour[stop] ?? 0]);
  writer.close();
}
