import { type Place, sunAt } from '../../model/sun';
import { isBuiltAgainst } from './built-against';
import { directionOf, horizonAt } from './horizon';
import type { Sample, Surface } from './surfaces';

export interface SunHours {
  /** Share of the surface that no other building stands against. */
  free: number;
  /** h with sun on a mean place of the surface, on the day; by hour of the clock. */
  day: number;
  byHour: number[];
  /** h in the year; and h a day by month. */
  year: number;
  byMonth: number[];
}

export interface SunQuestion {
  surfaces: readonly Surface[];
  /** All that may hide the sun, the building itself too. */
  triangles: Float64Array;
  place: Place;
  /** The day, and its year, by the clock of this browser. */
  day: Date;
}

export interface Working {
  /** From 0 to 1. */
  progress: (share: number) => void;
  signal: AbortSignal;
}

const stepMinutes = { day: 5, year: 30 };
/** ms of work after which the page gets its turn. */
const slice = 10;

/**
 * Hours of sun by surface; a wall between two buildings has none, and is left out. A place is in the sun while the sun is above its horizon and before its surface. Works in slices,
 * so that the page stays alive. Rejects when it is cancelled.
 */
export async function sunHours(question: SunQuestion, working: Working): Promise<Map<string, SunHours>> {
  const { surfaces, triangles, place, day } = question;
  const rest = restingEvery(slice, working.signal);
  const suns = { day: sunsOfDay(day, place), year: [] as Sun[][] };
  const year = day.getFullYear();
  for (let date = 1; new Date(year, 0, date).getFullYear() === year; date++) {
    suns.year.push(sunsOn(new Date(year, 0, date), place, stepMinutes.year));
    await rest();
  }
  const found = new Map<string, SunHours>();
  const count = surfaces.reduce((sum, { samples }) => sum + samples.length, 0);
  let done = 0;
  for (const { key, samples } of surfaces) {
    const byHour = new Array<number>(24).fill(0);
    const byMonth = new Array<number>(12).fill(0);
    let free = 0;
    for (const sample of samples) {
      const horizon = horizonAt(sample.place, triangles);
      done += 1;
      working.progress(done / count);
      if (isBuiltAgainst(sample, horizon, triangles)) continue;
      free += 1;
      for (const sun of suns.day)
        if (shinesOn(sample, horizon, sun)) byHour[sun.hour] = (byHour[sun.hour] ?? 0) + stepMinutes.day;
      await rest();
      for (const date of suns.year)
        for (const sun of date)
          if (shinesOn(sample, horizon, sun))
            byMonth[sun.month] = (byMonth[sun.month] ?? 0) + stepMinutes.year;
      await rest();
    }
    if (free === 0) continue;
    const hours = (minutes: number): number => minutes / 60 / free;
    found.set(key, {
      free: free / samples.length,
      day: hours(sum(byHour)),
      byHour: byHour.map(hours),
      year: hours(sum(byMonth)),
      byMonth: byMonth.map((minutes, month) => hours(minutes) / new Date(year, month + 1, 0).getDate()),
    });
  }
  return found;
}

interface Sun {
  hour: number;
  month: number;
  direction: number;
  /** Towards it: east, north, up; and the tangent of its height. */
  towards: readonly [number, number, number];
  tangent: number;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const sunsOfDay = (day: Date, place: Place): Sun[] => sunsOn(day, place, stepMinutes.day);

/** Where the sun stands in the middle of each step of a day while it is up. */
function sunsOn(day: Date, place: Place, minutes: number): Sun[] {
  const suns: Sun[] = [];
  const date = [day.getFullYear(), day.getMonth(), day.getDate()] as const;
  for (let minute = minutes / 2; minute < 1_440; minute += minutes) {
    const time = new Date(...date, 0, minute);
    const { azimuth, altitude } = sunAt(time, place);
    if (altitude <= 0) continue;
    const [turn, up] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
    suns.push({
      hour: time.getHours(),
      month: time.getMonth(),
      direction: directionOf(azimuth),
      towards: [Math.sin(turn) * Math.cos(up), Math.cos(turn) * Math.cos(up), Math.sin(up)],
      tangent: Math.tan(up),
    });
  }
  return suns;
}

function shinesOn({ normal }: Sample, horizon: Float32Array, { towards, tangent, direction }: Sun): boolean {
  const before = normal[0] * towards[0] + normal[1] * towards[1] + normal[2] * towards[2];
  return before > 0 && tangent > (horizon[direction] ?? 0);
}

/** Lets the page have its turn when a slice of work is done. Rejects once the signal is aborted. */
function restingEvery(ms: number, signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < ms) return;
    await new Promise(resolve => setTimeout(resolve));
    since = performance.now();
    signal.throwIfAborted();
  };
}
