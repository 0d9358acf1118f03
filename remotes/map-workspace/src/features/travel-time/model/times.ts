import type { Unit } from '@kavel/contracts';
import type { ExportCell } from '../../../common/write-file';

/** A row of the table: a unit and its times to the goals. */
export interface UnitTimes {
  unit: Unit;
  /** By goal; null: not within the longest time. */
  seconds: readonly (number | null)[];
  offRoad: boolean;
}

/** Whole minutes, as one says it: who travels 61 seconds is there after two. */
export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}

/** A row of the file: minutes with a decimal, empty where a goal is out of reach. */
export function timesRow({ seconds }: UnitTimes, address: string): ExportCell[] {
  return [address, ...seconds.map(time => (time === null ? null : Math.round(time / 6) / 10))];
}
