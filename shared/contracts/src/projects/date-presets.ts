/** Selectable periods; `custom` is a range of the user. */
export const datePresets = ['thisYear', 'lastYear', 'thisQuarter', 'last12Months', 'all', 'custom'] as const;
export type DatePreset = (typeof datePresets)[number];

export const defaultDatePreset: DatePreset = 'thisYear';

/** First and last day, both included, as `yyyy-mm-dd`; null: open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** Date range of a preset. `today` is the date in the Netherlands, `custom` the range of the user. */
export function dateRangeOf(preset: DatePreset, today: string, custom: DateRange = everyDay): DateRange {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  switch (preset) {
    case 'thisYear':
      return wholeYear(year);
    case 'lastYear':
      return wholeYear(year - 1);
    case 'thisQuarter':
      return quarterOf(year, month);
    case 'last12Months':
      return { from: dayAfterYearBefore(year, month, day), to: today };
    case 'custom':
      return custom;
    case 'all':
      return everyDay;
  }
}

const everyDay: DateRange = { from: null, to: null };

const wholeYear = (year: number): DateRange => ({ from: isoDate(year, 1, 1), to: isoDate(year, 12, 31) });

function quarterOf(year: number, month: number): DateRange {
  const first = 3 * Math.floor((month - 1) / 3) + 1;
  return { from: isoDate(year, first, 1), to: isoDate(year, first + 2, lastDayOf(year, first + 2)) };
}

/** First day of twelve months that end on the given day; for 29 February it is 1 March of the previous year. */
function dayAfterYearBefore(year: number, month: number, day: number): string {
  const next = Math.min(day, lastDayOf(year - 1, month)) + 1;
  return isoDate(year - 1, month, next);
}

/** Days beyond the end of a month roll over into the next one. */
function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
