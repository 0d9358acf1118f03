import type { CsvRow } from '../sheets/read-rows';
import { text } from '../values/values';
import { Numbers } from './numbers';

/** Trips and their calls at stops. */
export class CallColumns {
  tripsRead = 0;
  private readonly trips = new Map<string, number>();
  private readonly services = new Numbers();
  private readonly tripOf = new Numbers();
  private readonly sequence = new Numbers();
  private readonly stop = new Numbers();
  private readonly arrival = new Numbers();
  private readonly departure = new Numbers();

  constructor(
    private readonly serviceNumbers: ReadonlyMap<string, number>,
    private readonly stopNumbers: ReadonlyMap<string, number>,
  ) {}

  readonly trip = (row: CsvRow): string | undefined => {
    this.tripsRead += 1;
    const id = text(row.get('trip_id'));
    if (!id) return 'trip_id is missing';
    const service = this.serviceNumbers.get(row.get('service_id') ?? '');
    if (service === undefined) return `unknown service_id "${row.get('service_id') ?? ''}"`;
    this.trips.set(id, this.trips.size);
    this.services.add(service);
    return undefined;
  };

  readonly call = (row: CsvRow): string | undefined => {
    const trip = this.trips.get(row.get('trip_id') ?? '');
    if (trip === undefined) return `unknown trip_id "${row.get('trip_id') ?? ''}"`;
    const stop = this.stopNumbers.get(row.get('stop_id') ?? '');
    if (stop === undefined) return `unknown stop_id "${row.get('stop_id') ?? ''}"`;
    const sequence = Number(row.get('stop_sequence') ?? Number.NaN);
    if (!Number.isInteger(sequence)) return 'stop_sequence is no whole number';
    const arrival = secondsOf(row.get('arrival_time') ?? row.get('departure_time'));
    const departure = secondsOf(row.get('departure_time') ?? row.get('arrival_time'));
    if (arrival === null || departure === null) return 'has no time (HH:MM:SS)';
    if (departure < arrival) return 'departs before it arrives';
    this.tripOf.add(trip);
    this.sequence.add(sequence);
    this.stop.add(stop);
    this.arrival.add(arrival);
    this.departure.add(departure);
    return undefined;
  };

  /** By trip and sequence. Trips with fewer than two calls, or that run back in time, are left out. */
  columns() {
    const order = Uint32Array.from({ length: this.tripOf.length }, (_, call) => call);
    const isBefore = (a: number, b: number): number =>
      this.tripOf.at(a) - this.tripOf.at(b) || this.sequence.at(a) - this.sequence.at(b);
    if (order.some((call, at) => at > 0 && isBefore(call - 1, call) > 0)) order.sort(isBefore);
    const tripService = new Numbers();
    const firstCall = new Numbers();
    const kept = new Numbers();
    for (let start = 0, end = 0; start < order.length; start = end) {
      const trip = this.tripOf.at(order[start] ?? 0);
      for (end = start + 1; end < order.length && this.tripOf.at(order[end] ?? 0) === trip; ) end += 1;
      const calls = order.subarray(start, end);
      if (!this.canRun(calls)) continue;
      tripService.add(this.services.at(trip));
      firstCall.add(kept.length);
      for (const call of calls) kept.add(call);
    }
    firstCall.add(kept.length);
    const by = (column: Numbers): Uint32Array => Uint32Array.from(kept.values(), call => column.at(call));
    return {
      tripService: Uint16Array.from(tripService.values()),
      firstCall: Uint32Array.from(firstCall.values()),
      callStop: by(this.stop),
      arrival: by(this.arrival),
      departure: by(this.departure),
    };
  }

  private canRun(calls: Uint32Array): boolean {
    return (
      calls.length >= 2 &&
      calls.every((call, at) => at === 0 || this.arrival.at(call) >= this.departure.at(calls[at - 1] ?? 0))
    );
  }
}

/** Seconds after midnight, also above 24 hours. */
function secondsOf(value: string | null): number | null {
  const found = /^\s*(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(value ?? '');
  return found ? Number(found[1]) * 3_600 + Number(found[2]) * 60 + Number(found[3] ?? 0) : null;
}
