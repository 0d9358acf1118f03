import { isIsoDate } from '@kavel/contracts';

export type PeriodKind = 'month' | 'quarter' | 'free';

/** First and last day, both included. `text` is its form in the address: `2026-11`, `2026-Q4` or two days. */
export interface Period {
  kind: PeriodKind;
  text: string;
  from: string;
  until: string;
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function months(kind: 'month' | 'quarter', year: number, first: number): Period {
  const from = iso(year, first, 1);
  const text = kind === 'month' ? from.slice(0, 7) : `${from.slice(0, 4)}-Q${Math.floor(first / 3) + 1}`;
  return { kind, text, from, until: iso(year, first + (kind === 'month' ? 1 : 3), 0) };
}

/** The month or quarter of a day, or the days given. */
export function periodOf(kind: PeriodKind, from: string, until = from): Period {
  if (kind === 'free') return { kind, text: `${from}_${until}`, from, until };
  const month = Number(from.slice(5, 7)) - 1;
  return months(kind, Number(from.slice(0, 4)), kind === 'month' ? month : month - (month % 3));
}

/** Parses the period in the address; defaults to the quarter of `today`. */
export function parsePeriod(text: string | undefined, today: string): Period {
  const [from = '', until = ''] = text?.split('_') ?? [];
  if (isIsoDate(from) && isIsoDate(until)) return periodOf('free', from, until);
  const quarter = /^(\d{4})-Q([1-4])$/.exec(text ?? '');
  if (quarter) return months('quarter', Number(quarter[1]), (Number(quarter[2]) - 1) * 3);
  return isIsoDate(`${text}-01`) ? periodOf('month', `${text}-01`) : periodOf('quarter', today);
}

/** The month or quarter that is `by` periods later, or earlier when negative. */
export function shifted({ kind, from }: Period, by: number): Period {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + by * (kind === 'month' ? 1 : 3), 1));
  return periodOf(kind, first.toISOString().slice(0, 10));
}

/** Today in the user's time zone. */
export function localToday(): string {
  const now = new Date();
  return iso(now.getFullYear(), now.getMonth(), now.getDate());
}
