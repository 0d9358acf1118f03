import type { Timetable } from './timetable';

const columns = {
  stopX: Int32Array,
  stopY: Int32Array,
  tripService: Uint16Array,
  firstCall: Uint32Array,
  callStop: Uint32Array,
  arrival: Uint32Array,
  departure: Uint32Array,
  days: Uint8Array,
} as const;
type Column = keyof typeof columns;

/** The arrays of a timetable, to be stored by name. */
export function packTimetable(timetable: Timetable): Record<string, Uint8Array> {
  const arrays = Object.keys(columns).map(name => {
    const { buffer, byteOffset, byteLength } = timetable[name as Column];
    return [name, new Uint8Array(buffer, byteOffset, byteLength)] as const;
  });
  const { stopNames, firstDay, dayBytes } = timetable;
  const rest = new TextEncoder().encode(JSON.stringify({ stopNames, firstDay, dayBytes }));
  return { ...Object.fromEntries(arrays), rest };
}

/** The inverse of `packTimetable`. Throws for an array that is missing. */
export function unpackTimetable(arrays: Readonly<Record<string, Uint8Array>>): Timetable {
  const bytesOf = (name: string): Uint8Array => {
    const bytes = arrays[name];
    if (!bytes) throw new Error(`The stored timetable has no array ${name}`);
    return bytes;
  };
  const entries = Object.entries(columns).map(([name, Type]) => {
    const bytes = bytesOf(name);
    const copy = bytes.byteOffset % Type.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
    return [
      name,
      new Type(copy.buffer as ArrayBuffer, copy.byteOffset, copy.byteLength / Type.BYTES_PER_ELEMENT),
    ];
  });
  const rest = JSON.parse(new TextDecoder().decode(bytesOf('rest'))) as Pick<
    Timetable,
    'stopNames' | 'firstDay' | 'dayBytes'
  >;
  return { ...(Object.fromEntries(entries) as unknown as Pick<Timetable, Column>), ...rest };
}

/** Several timetables as one, with services of each. */
export function joinTimetables(all: readonly Timetable[]): Timetable | null {
  const [only] = all;
  if (all.length <= 1) return only ?? null;
  const firstDay = Math.min(...all.map(one => one.firstDay));
  const dayBytes = Math.max(...all.map(one => Math.ceil((one.firstDay - firstDay) / 8) + one.dayBytes));
  let [stops, calls, services] = [0, 0, 0];
  const parts = all.map(one => {
    const count = one.days.length / Math.max(1, one.dayBytes);
    const part = {
      tripService: one.tripService.map(service => service + services),
      firstCall: one.firstCall.subarray(0, -1).map(call => call + calls),
      callStop: one.callStop.map(stop => stop + stops),
      days: shifted(one, count, firstDay, dayBytes),
    };
    stops += one.stopX.length;
    calls += one.callStop.length;
    services += count;
    return part;
  });
  return {
    stopX: Int32Array.from(all.flatMap(({ stopX }) => [...stopX])),
    stopY: Int32Array.from(all.flatMap(({ stopY }) => [...stopY])),
    stopNames: all.flatMap(({ stopNames }) => stopNames),
    tripService: Uint16Array.from(parts.flatMap(({ tripService }) => [...tripService])),
    firstCall: Uint32Array.from([...parts.flatMap(({ firstCall }) => [...firstCall]), calls]),
    callStop: Uint32Array.from(parts.flatMap(({ callStop }) => [...callStop])),
    arrival: Uint32Array.from(all.flatMap(({ arrival }) => [...arrival])),
    departure: Uint32Array.from(all.flatMap(({ departure }) => [...departure])),
    firstDay,
    dayBytes,
    days: Uint8Array.from(parts.flatMap(({ days }) => [...days])),
  };
}

function shifted(one: Timetable, services: number, firstDay: number, dayBytes: number): Uint8Array {
  const days = new Uint8Array(services * dayBytes);
  const shift = one.firstDay - firstDay;
  for (let service = 0; service < services; service++)
    for (let day = 0; day < one.dayBytes * 8; day++) {
      if (!(((one.days[service * one.dayBytes + (day >> 3)] ?? 0) >> (day & 7)) & 1)) continue;
      const at = service * dayBytes + ((day + shift) >> 3);
      days[at] = (days[at] ?? 0) | (1 << ((day + shift) & 7));
    }
  return days;
}
