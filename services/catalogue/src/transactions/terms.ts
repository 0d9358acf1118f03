import { type Gebruiksdoel, gebruiksdoelen } from '@kavel/contracts/lists';
import {
  isFilterOf,
  narrowedEnds,
  outsideMarket,
  pastYear,
  type SaleMark,
  saleMarks,
  type TransactionChoice,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionRangeKeys,
  transactionRanges,
} from '@kavel/contracts/transactions';
import type { TransactionSource } from './source';

export const rangeColumns: Readonly<Record<TransactionRangeKey, string>> = {
  price: 'price',
  pricePerM2: 'price_per_m2',
  area: 'area',
  rooms: 'rooms',
  year: '"year"',
  plot: 'plot',
  bar_kk_hi: 'bar_kk_hi',
  bar_kk_thi: 'bar_kk_thi',
  bar_kk_mh: 'bar_kk_mh',
  thi: 'thi',
  walt: 'walt',
};

/** Choice filters of which a transaction may have several options, as bits of a column. */
export const bitColumns = { gebruiksdoel: 'functions', saleKinds: 'coalesce(marks, 0)' } as const;
export type BitChoice = keyof typeof bitColumns;

/** Choice filters with one value per transaction. */
export const choiceColumns: Readonly<Record<Exclude<TransactionChoice, BitChoice>, string>> = {
  municipalities: 'gemeentecode',
  woningtypes: 'woningtype',
  subtypes: 'subtype',
  koopcondities: 'koopconditie',
  energyLabels: 'energielabel',
  onderhoudBinnen: 'onderhoud_binnen',
  onderhoudBuiten: 'onderhoud_buiten',
  bouwvorm: 'bouwvorm',
};

export type FilterKey = TransactionRangeKey | TransactionChoice | 'transactionDate';

/** Says whether sales have marks. */
type Marked = Pick<TransactionSource, 'hasMarks'>;

/** One filter as SQL on `transaction`. Values come from lists, patterns and numbers that the contract has validated. */
export interface Term {
  key: FilterKey;
  sql: string;
}

/** The active filters; those that the market lacks are ignored. `today` is an ISO date. */
export function termsOf(source: Marked, filter: TransactionFilter, today: string): Term[] {
  const { from, to } = filter.transactionDate ?? pastYear(today);
  const terms: Term[] = [
    { key: 'transactionDate', sql: `"date" BETWEEN DATE '${from}' AND DATE '${to}'` },
    ...choiceTerms(filter),
    ...kindTerms(source, filter),
    ...rangeTerms(filter, Number(today.slice(0, 4))),
  ];
  return terms.filter(({ key }) => key === 'transactionDate' || isFilterOf(filter, key));
}

/** Rows of a market are contiguous, so that DuckDB skips the others. */
export function marketSql({
  category,
  propertyType,
}: Pick<TransactionFilter, 'category' | 'propertyType'>): string {
  return `category = '${category}' AND property_type = '${propertyType}'`;
}

export function whereSql(
  source: Marked,
  filter: TransactionFilter,
  today: string,
  without?: FilterKey,
): string {
  const terms = termsOf(source, filter, today).filter(({ key }) => key !== without);
  return [marketSql(filter), ...terms.map(({ sql }) => sql)].join(' AND ');
}

/** Bit of a gebruiksdoel in the column `functions`. */
export function functionBit(functie: Gebruiksdoel): number {
  return 1 << gebruiksdoelen.indexOf(functie);
}

/** Bits of marks in the column `marks`. */
export function markBits(marks: readonly SaleMark[]): number {
  return marks.reduce((sum, mark) => sum | (1 << saleMarks.indexOf(mark)), 0);
}

/** Without a choice, sales outside the market do not count. */
function kindTerms({ hasMarks }: Marked, { saleKinds: chosen = [] }: TransactionFilter): Term[] {
  const isMarket = chosen.includes('market');
  const term = (sql: string): Term[] => [{ key: 'saleKinds', sql }];
  if (!hasMarks) return chosen.length === 0 || isMarket ? [] : term('false');
  const column = bitColumns.saleKinds;
  if (chosen.length === 0) return term(`(${column} & ${markBits(outsideMarket)}) = 0`);
  const bits = markBits(saleMarks.filter(mark => chosen.includes(mark)));
  return term(`((${column} & ${bits}) <> 0${isMarket ? ` OR ${column} = 0` : ''})`);
}

function choiceTerms(filter: TransactionFilter): Term[] {
  const terms: Term[] = [];
  for (const [key, column] of Object.entries(choiceColumns) as [keyof typeof choiceColumns, string][]) {
    const chosen = filter[key] ?? [];
    if (chosen.length > 0) terms.push({ key, sql: `${column} IN (${chosen.map(quoted).join(', ')})` });
  }
  const bits = (filter.gebruiksdoel ?? []).reduce((sum, functie) => sum | functionBit(functie), 0);
  if (bits > 0) terms.push({ key: 'gebruiksdoel', sql: `(functions & ${bits}) <> 0` });
  return terms;
}

function rangeTerms(filter: TransactionFilter, currentYear: number): Term[] {
  const limits = transactionRanges(filter, currentYear);
  return transactionRangeKeys.flatMap(key => {
    const { min, max } = narrowedEnds(filter.ranges?.[key], limits[key]);
    const column = rangeColumns[key];
    const ends = [
      min === null ? [] : [`${column} >= ${min}`],
      max === null ? [] : [`${column} <= ${max}`],
    ].flat();
    return ends.length === 0 ? [] : [{ key, sql: ends.join(' AND ') }];
  });
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
