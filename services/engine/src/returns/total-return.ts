/** Values, income and spending of the same properties between two value dates. Euro. */
export interface ReturnPeriod {
  /** ISO dates; 1 January counts as 31 December. */
  from: string;
  to: string;
  opening: number;
  closing: number;
  /** Rent minus operating costs in the period; null when it is not known. */
  netIncome: number | null;
  /** Spent on the properties, and received for parts of them, in the period. */
  capex: number;
  receipts: number;
}

/** Fractions of the capital employed. */
export interface Returns {
  /** Null without a known income. */
  income: number | null;
  capital: number;
  total: number | null;
}

export interface YearReturns extends Returns {
  year: number;
  /** Days of the year that lie between valuations, of all its days. */
  days: number;
  daysOfYear: number;
}

/**
 * Returns of one period: capital growth = (closing − opening − capex + receipts) / employed, income return = net income /
 * employed, total = their sum. Definition of MSCI (Property Indexes Methodology, January 2021, 3.2; the IPD guide of June
 * 2014 has the same), where the capital employed of a month is the opening value with the spending of that month. Here
 * the days of spending are unknown and periods are longer, so that half of it counts, as in the method of Dietz that
 * NCREIF uses: employed = opening + (capex − receipts) / 2. Null without capital employed.
 */
export function returnsOf(period: ReturnPeriod): Returns | null {
  const { opening, closing, netIncome, capex, receipts } = period;
  const employed = opening + (capex - receipts) / 2;
  if (!(employed > 0)) return null;
  const capital = (closing - opening - capex + receipts) / employed;
  const income = netIncome === null ? null : netIncome / employed;
  return { income, capital, total: income === null ? null : income + capital };
}

/**
 * Time-weighted returns by calendar year: the periods, which follow each other, are chain-linked. A period over several
 * years counts in each by its days: (1 + r)^(days in the year / days of the period). A year that is not wholly between
 * valuations is not extrapolated: `days` says how much of it is covered. Income is null when a part of the year has none.
 */
export function returnsByYear(periods: readonly ReturnPeriod[]): YearReturns[] {
  const years = new Map<number, Part[]>();
  for (const period of periods) {
    const returns = returnsOf(period);
    if (!returns) continue;
    for (const { year, days, of } of daysByYear(period.from, period.to))
      years.set(year, [...(years.get(year) ?? []), { returns, days, share: days / of }]);
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, parts]) => ({
      year,
      days: parts.reduce((sum, { days }) => sum + days, 0),
      daysOfYear: daysOfYear(year),
      income: linked(parts, ({ income }) => income),
      capital: linked(parts, ({ capital }) => capital) ?? 0,
      total: linked(parts, ({ total }) => total),
    }));
}

interface Part {
  returns: Returns;
  days: number;
  /** Of the days of its period. */
  share: number;
}

function linked(parts: readonly Part[], of: (returns: Returns) => number | null): number | null {
  let product = 1;
  for (const { returns, share } of parts) {
    const one = of(returns);
    if (one === null) return null;
    product *= Math.max(0, 1 + one) ** share;
  }
  return product - 1;
}

const msPerDay = 86_400_000;

/** Days after `from`, up to and including `to`, by calendar year; `of`: all of them. */
export function daysByYear(from: string, to: string): { year: number; days: number; of: number }[] {
  const [first, last] = [dayOf(from), dayOf(to)];
  const of = last - first;
  const parts = [];
  for (let year = yearOf(first + 1); year <= yearOf(last); year += 1) {
    const begin = Math.max(first, Date.UTC(year, 0, 0) / msPerDay);
    const end = Math.min(last, Date.UTC(year, 11, 31) / msPerDay);
    if (end > begin) parts.push({ year, days: end - begin, of });
  }
  return parts;
}

export function daysOfYear(year: number): number {
  return (Date.UTC(year, 11, 31) - Date.UTC(year, 0, 0)) / msPerDay;
}

function dayOf(date: string): number {
  const day = Date.parse(date) / msPerDay;
  return date.endsWith('-01-01') ? day - 1 : day;
}

function yearOf(day: number): number {
  return new Date(day * msPerDay).getUTCFullYear();
}
