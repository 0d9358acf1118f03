/**
 * A timetable in typed arrays. Calls of trip t are those from `firstCall[t]` up to `firstCall[t + 1]`; times are seconds
 * after the midnight of the day on which its service runs, also above 24 hours. `days` has for each service a bit per day
 * from `firstDay`, `dayBytes` bytes each.
 */
export interface Timetable {
  stopX: Int32Array;
  stopY: Int32Array;
  stopNames: readonly string[];
  tripService: Uint16Array;
  firstCall: Uint32Array;
  callStop: Uint32Array;
  arrival: Uint32Array;
  departure: Uint32Array;
  /** Days since 1970-01-01. */
  firstDay: number;
  dayBytes: number;
  days: Uint8Array;
}

/** Rides between neighbouring calls of the trips of a day, by departure. */
export interface Connections {
  from: Uint32Array;
  to: Uint32Array;
  /** Seconds after midnight. */
  departure: Int32Array;
  arrival: Int32Array;
  trip: Uint32Array;
  trips: number;
}

const daySeconds = 86_400;

export function serviceRuns({ days, dayBytes, firstDay }: Timetable, service: number, day: number): boolean {
  const at = day - firstDay;
  if (at < 0 || at >= dayBytes * 8) return false;
  return (((days[service * dayBytes + (at >> 3)] ?? 0) >> (at & 7)) & 1) === 1;
}

/** First and last day on which any service runs; null when none does. */
export function daysOf(timetable: Timetable): { first: number; last: number } | null {
  const services = timetable.days.length / Math.max(1, timetable.dayBytes);
  const running: number[] = [];
  for (let day = timetable.firstDay; day < timetable.firstDay + timetable.dayBytes * 8; day++)
    for (let service = 0; service < services; service++)
      if (serviceRuns(timetable, service, day)) {
        running.push(day);
        break;
      }
  const [first] = running;
  const last = running.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** The rides of a day, with what still runs of the day before it after midnight. */
export function connectionsOf(timetable: Timetable, day: number): Connections {
  const { callStop, arrival, departure } = timetable;
  let count = 0;
  const trips = eachRide(timetable, day, () => {
    count += 1;
  });
  const rides: Connections = {
    from: new Uint32Array(count),
    to: new Uint32Array(count),
    departure: new Int32Array(count),
    arrival: new Int32Array(count),
    trip: new Uint32Array(count),
    trips,
  };
  let at = 0;
  eachRide(timetable, day, (call, trip, shift) => {
    rides.from[at] = callStop[call] ?? 0;
    rides.to[at] = callStop[call + 1] ?? 0;
    rides.departure[at] = (departure[call] ?? 0) + shift;
    rides.arrival[at] = (arrival[call + 1] ?? 0) + shift;
    rides.trip[at] = trip;
    at += 1;
  });
  return sorted(rides, false);
}

/** Returns how many trips there are. */
function eachRide(
  timetable: Timetable,
  day: number,
  visit: (call: number, trip: number, shift: number) => void,
): number {
  const { tripService, firstCall, departure } = timetable;
  let trips = 0;
  for (const shift of [0, -daySeconds])
    for (let trip = 0; trip < tripService.length; trip++) {
      if (!serviceRuns(timetable, tripService[trip] ?? 0, day + shift / daySeconds)) continue;
      const end = (firstCall[trip + 1] ?? 0) - 1;
      if ((departure[end - 1] ?? 0) + shift < 0) continue;
      for (let call = firstCall[trip] ?? 0; call < end; call++)
        if ((departure[call] ?? 0) + shift >= 0) visit(call, trips, shift);
      trips += 1;
    }
  return trips;
}

/** Time from which a turned timetable counts back. */
export const turningSeconds = 3 * daySeconds;

/** The same rides backwards in time: the way to a stop becomes the way from it. */
export function turned({ from, to, departure, arrival, trip, trips }: Connections): Connections {
  return sorted(
    {
      from: to,
      to: from,
      departure: arrival.map(seconds => turningSeconds - seconds),
      arrival: departure.map(seconds => turningSeconds - seconds),
      trip,
      trips,
    },
    true,
  );
}

/** By departure; rides of one moment stay in the order of their trips, or turn round with them. */
function sorted(rides: Connections, isTurned: boolean): Connections {
  const room = 2 ** 26;
  const { length } = rides.from;
  const keys = Float64Array.from(
    rides.departure,
    (departure, at) => (departure + daySeconds) * room + (isTurned ? length - 1 - at : at),
  ).sort();
  const order = Uint32Array.from(keys, key => (isTurned ? length - 1 - (key % room) : key % room));
  const by = <T extends Uint32Array | Int32Array>(values: T): T =>
    values.map((_, at) => values[order[at] ?? 0] ?? 0) as T;
  return {
    from: by(rides.from),
    to: by(rides.to),
    departure: by(rides.departure),
    arrival: by(rides.arrival),
    trip: by(rides.trip),
    trips: rides.trips,
  };
}
