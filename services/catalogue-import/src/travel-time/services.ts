import { ImportError } from '../import-error';
import type { CsvRow } from '../sheets/read-rows';
import { text } from '../values/values';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const msPerDay = 86_400_000;
/** Three years: more is an error of the file. */
const mostDays = 1_100;

/** Days on which services run, of calendar.txt and calendar_dates.txt. */
export class Services {
  readonly numbers = new Map<string, number>();
  private readonly running: Set<number>[] = [];

  readonly week = (row: CsvRow): string | undefined => {
    const days = this.of(row);
    const [start, end] = [dayOf(row.get('start_date')), dayOf(row.get('end_date'))];
    if (!days) return 'service_id is missing';
    if (start === null || end === null) return 'start_date or end_date is no date (YYYYMMDD)';
    if (end - start > mostDays) return `runs for more than ${mostDays} days`;
    for (let day = start; day <= end; day++)
      if (row.get(weekdays[(day + 4) % 7] ?? '') === '1') days.add(day);
    return undefined;
  };

  readonly exception = (row: CsvRow): string | undefined => {
    const days = this.of(row);
    const day = dayOf(row.get('date'));
    if (!days) return 'service_id is missing';
    if (day === null) return 'date is no date (YYYYMMDD)';
    const type = row.get('exception_type') ?? '1';
    if (type === '1') days.add(day);
    else if (type === '2') days.delete(day);
    else return `unknown exception_type "${type}"`;
    return undefined;
  };

  /** Bits by service and day. Throws an ImportError when there are no days, or too many. */
  columns(path: string): { firstDay: number; dayBytes: number; days: Uint8Array } {
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const days of this.running)
      for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
    if (first > last) throw new ImportError(path, 'has no day on which anything runs');
    if (last - first > mostDays) throw new ImportError(path, `spans more than ${mostDays} days`);
    const dayBytes = Math.ceil((last - first + 1) / 8);
    const bits = new Uint8Array(this.running.length * dayBytes);
    this.running.forEach((days, service) => {
      for (const day of days) {
        const at = service * dayBytes + ((day - first) >> 3);
        bits[at] = (bits[at] ?? 0) | (1 << ((day - first) & 7));
      }
    });
    return { firstDay: first, dayBytes, days: bits };
  }

  private of(row: CsvRow): Set<number> | undefined {
    const id = text(row.get('service_id'));
    if (!id) return undefined;
    const number = this.numbers.get(id) ?? this.numbers.size;
    this.numbers.set(id, number);
    this.running[number] ??= new Set();
    return this.running[number];
  }
}

/** Days since 1970-01-01 of YYYYMMDD. */
function dayOf(value: string | null): number | null {
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(value ?? '');
  const ms = found ? Date.parse(`${found[1]}-${found[2]}-${found[3]}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? null : ms / msPerDay;
}
