import { zipSync } from 'fflate';
import { type BusStop, busStops } from '../layers/bus-stops';
import { distance, toDegrees } from '../town/plane';
import type { Town } from '../town/town';

const metresPerSecond = 6;
/** A bus does not drive from stop to stop in a straight line, and waits there. */
const detour = 1.2;
const stopSeconds = 20;
const [firstHour, lastHour] = [6, 24];
const minutesBetween = { weekday: 10, weekend: 20 } as const;

/** The buses of the town as a GTFS zip, for this year and the next. */
export function busTimetable(town: Town, today: Date): Uint8Array {
  const stops = busStops(town);
  const lines = linesOf(town, stops);
  const year = today.getUTCFullYear();
  const files = {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone',
      'kvs,Kavelbus,https://kavel.example,Europe/Amsterdam',
    ],
    'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...stops.flatMap(platformLines)],
    'routes.txt': [
      'route_id,agency_id,route_short_name,route_type',
      ...lines.map((_, line) => `${line + 1},kvs,${line + 1},3`),
    ],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      `weekday,1,1,1,1,1,0,0,${year}0101,${year + 1}1231`,
      `weekend,0,0,0,0,0,1,1,${year}0101,${year + 1}1231`,
    ],
    ...trips(lines),
  };
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(
    ([name, rows]) => [name, encoder.encode(`${rows.join('\n')}\n`)] as const,
  );
  // Dated like the timetable: the same town gives the same bytes.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(Date.UTC(year, 0, 1)) });
}

function platformLines({ number, name, at }: BusStop): string[] {
  return (['a', 'b'] as const).map(side => {
    const [lon, lat] = toDegrees([at[0] + (side === 'a' ? -6 : 6), at[1]]);
    return `${number}${side},"${name}",${lat},${lon}`;
  });
}

/** A line along each main road, by the stops beside it. */
function linesOf(town: Town, stops: readonly BusStop[]): BusStop[][] {
  return town.grounds
    .filter(({ kind }) => kind === 'main')
    .map(({ points }) => {
      const calls: BusStop[] = [];
      for (const point of points) {
        const [stop] = stops.toSorted((a, b) => distance(a.at, point) - distance(b.at, point));
        if (stop && calls.at(-1) !== stop) calls.push(stop);
      }
      return calls;
    })
    .filter(({ length }) => length > 1);
}

function trips(lines: readonly BusStop[][]): Record<'trips.txt' | 'stop_times.txt', string[]> {
  const tripRows = ['route_id,service_id,trip_id'];
  const callRows = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'];
  lines.forEach((line, number) => {
    // Lines do not all leave on the hour.
    for (const [service, minutes] of Object.entries(minutesBetween))
      for (const [side, calls] of [
        ['a', line],
        ['b', line.toReversed()],
      ] as const)
        for (let start = firstHour * 60 + ((number * 3) % minutes); start < lastHour * 60; start += minutes) {
          const trip = `${number + 1}-${service}-${side}-${start}`;
          tripRows.push(`${number + 1},${service},${trip}`);
          let seconds = start * 60;
          calls.forEach((stop, place) => {
            const before = calls[place - 1];
            if (before)
              seconds += Math.round((distance(before.at, stop.at) * detour) / metresPerSecond) + stopSeconds;
            const time = clock(seconds);
            callRows.push(`${trip},${time},${time},${stop.number}${side},${place + 1}`);
          });
        }
  });
  return { 'trips.txt': tripRows, 'stop_times.txt': callRows };
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map(part => String(part).padStart(2, '0')).join(':');
}
