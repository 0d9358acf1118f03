/** A period of whole days, both ISO dates, inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Months since the year 0. */
export function monthIndex(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** `yyyy-mm` */
export function monthAt(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** Every month from the first with a transaction up to the current one, with its count. */
export interface MonthSeries {
  /** Index of the first month. */
  first: number;
  counts: readonly number[];
}

/** Minimum number of months of a slider: two years can be compared. */
const fewest = 24;

export function monthSeries(months: readonly { month: string; count: number }[], today: string): MonthSeries {
  const last = monthIndex(today);
  const first = Math.min(last - fewest + 1, ...months.slice(0, 1).map(({ month }) => monthIndex(month)));
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const { month, count } of months) {
    const at = monthIndex(month) - first;
    if (at < counts.length) counts[at] = count;
  }
  return { first, counts };
}

/** Start and end of a period, in months from the first of the series. */
export function placeOf({ from, to }: Period, { first, counts }: MonthSeries): { min: number; max: number } {
  const within = (place: number) => Math.min(counts.length, Math.max(0, place));
  const begin = monthIndex(from) - first + (Number(from.slice(8)) - 1) / daysIn(from);
  const end = monthIndex(to) - first + Number(to.slice(8)) / daysIn(to);
  return { min: within(begin), max: within(end) };
}

/** The whole months between two positions of the slider; at least one. */
export function periodAt({ min, max }: { min: number; max: number }, { first, counts }: MonthSeries): Period {
  const begin = Math.min(counts.length - 1, Math.max(0, Math.round(min)));
  const end = Math.min(counts.length, Math.max(begin + 1, Math.round(max)));
  const lastMonth = monthAt(first + end - 1);
  return { from: `${monthAt(first + begin)}-01`, to: `${lastMonth}-${daysIn(lastMonth)}` };
}

/** Number of transactions in the whole months between two positions. */
export function countAt({ min, max }: { min: number; max: number }, { counts }: MonthSeries): number {
  const begin = Math.min(counts.length - 1, Math.max(0, Math.round(min)));
  const end = Math.max(begin + 1, Math.round(max));
  return counts.slice(begin, end).reduce((sum, count) => sum + count, 0);
}

/** A period of the same length that ends the day before this one begins. */
export function periodBefore({ from, to }: Period): Period {
  const day = 86_400_000;
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const iso = (time: number) => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { from: iso(begin - (end - begin) - day), to: iso(begin - day) };
}
