import { type Place, sunTimes } from './sun';
import type { Preset } from './view-address';

const minute = 60_000;

/** A moment of the day that has the light of a preset; noon and midnight where the sun does not rise. */
export function momentOf(preset: Preset, day: Date, place: Place): Date {
  const times = sunTimes(day, place);
  const noon = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12));
  if (preset === 'night') return new Date(noon.getTime() + 11 * 60 * minute);
  if (!times) return noon;
  const { rise, set } = times;
  if (preset === 'dawn') return new Date(rise.getTime() + 35 * minute);
  if (preset === 'dusk') return new Date(set.getTime() - 35 * minute);
  return new Date((rise.getTime() + set.getTime()) / 2);
}

/** Minutes from local midnight, and the same day at other minutes. */
export const minutesOf = (time: Date): number => time.getHours() * 60 + time.getMinutes();

export function atMinutes(time: Date, minutes: number): Date {
  const moved = new Date(time);
  moved.setHours(0, minutes, 0, 0);
  return moved;
}

/** The same time on another day: `2026-06-21`. */
export function onDay(time: Date, day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(time);
  moved.setFullYear(year, month - 1, date);
  return Number.isNaN(moved.getTime()) ? time : moved;
}

export function dayOf(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
