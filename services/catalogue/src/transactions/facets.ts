import { gebruiksdoelen } from '@kavel/contracts/lists';
import {
  isFilterOf,
  outsideMarket,
  type Scale,
  saleMarks,
  scaleOf,
  type TransactionChoice,
  type TransactionFacets,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionBars,
  transactionChoices,
  transactionRangeKeys,
  transactionRanges,
} from '@kavel/contracts/transactions';
import { ownOf, type TransactionSource } from './source';
import {
  bitColumns,
  choiceColumns,
  type FilterKey,
  functionBit,
  markBits,
  marketSql,
  rangeColumns,
  termsOf,
} from './terms';

type Counts = Record<string, number>;

/** A facet option with its number of transactions; null for transactions without a value. */
interface Row {
  facet: FilterKey | 'count' | 'own' | 'total';
  option: string | null;
  count: number;
}

/**
 * Counts by option, bar and month, each without its own filter: `fails` has a bit for each filter that a row fails, and
 * a row counts for a facet when it fails that facet's filter or none.
 */
export async function transactionFacets(
  source: TransactionSource,
  filter: TransactionFilter,
  today: string,
): Promise<TransactionFacets> {
  const rows = await source.rowsOnce<Row>(facetsSql(source, filter, today));
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const rowsOf = (facet: Row['facet']): Row[] => byFacet.get(facet) ?? [];
  const [choices, ranges] = [choicesOf(source, filter), rangesOf(filter)];
  return {
    snapshot: source.id,
    count: rowsOf('count')[0]?.count ?? 0,
    ...ownOf({ own: rowsOf('own')[0]?.count ?? null }),
    total: rowsOf('total')[0]?.count ?? 0,
    choices: fill(choices, key => optionCounts(key, rowsOf(key))),
    ...leftOutOf(filter, rowsOf('saleKinds')),
    ranges: fill(ranges, key => barsOf(rowsOf(key))),
    months: monthsOf(rowsOf('transactionDate')),
  };
}

function choicesOf({ hasMarks }: TransactionSource, filter: TransactionFilter): TransactionChoice[] {
  return transactionChoices.filter(key => isFilterOf(filter, key) && (hasMarks || key !== 'saleKinds'));
}

function isBits(key: TransactionChoice): key is keyof typeof bitColumns {
  return key in bitColumns;
}

function rangesOf(filter: TransactionFilter): TransactionRangeKey[] {
  return transactionRangeKeys.filter(key => isFilterOf(filter, key));
}

/** Rows that fail two filters count for no facet. */
function facetsSql(source: TransactionSource, filter: TransactionFilter, today: string): string {
  const terms = termsOf(source, filter, today);
  const fails = terms.map(({ sql }, bit) => `CASE WHEN ${sql} THEN 0 ELSE ${1 << bit} END`).join(' + ');
  const passing = (key: FilterKey): string => {
    const bit = terms.findIndex(term => term.key === key);
    return bit < 0 ? 'fails = 0' : `(fails & ${~(1 << bit)}) = 0`;
  };
  const facet = (key: FilterKey, option: string): string =>
    `SELECT '${key}' AS facet, option::VARCHAR AS option, count::INTEGER AS count
     FROM (SELECT ${option} AS option, count(*) AS count FROM counted WHERE ${passing(key)} GROUP BY 1)`;
  const facets = [
    ...choicesOf(source, filter).map(key => facet(key, isBits(key) ? bitColumns[key] : choiceColumns[key])),
    ...rangesOf(filter).map(key => facet(key, barSql(key, filter, Number(today.slice(0, 4))))),
    // Grouping by a number is faster than by a text.
    facet('transactionDate', `year("date") * 100 + month("date")`),
  ];
  const columns = [
    ...Object.values(choiceColumns),
    ...Object.values(rangeColumns),
    ...['functions', '"date"', ...(source.hasOwn ? ['own'] : []), ...(source.hasMarks ? ['marks'] : [])],
  ];
  const own = source.hasOwn
    ? `UNION ALL SELECT 'own', NULL, (count(*) FILTER (own))::INTEGER FROM counted WHERE fails = 0`
    : '';
  return `WITH judged AS (SELECT ${columns.join(', ')}, ${fails} AS fails FROM transaction WHERE ${marketSql(filter)}),
     counted AS MATERIALIZED (SELECT * FROM judged WHERE (fails & (fails - 1)) = 0)
     SELECT 'total' AS facet, NULL AS option, count(*)::INTEGER AS count FROM transaction WHERE ${marketSql(filter)}
     UNION ALL SELECT 'count', NULL, count(*)::INTEGER FROM counted WHERE fails = 0 ${own}
     UNION ALL ${facets.join(' UNION ALL ')}`;
}

const positionSql: Readonly<Record<Scale, (share: string) => string>> = {
  even: share => share,
  root: share => `sqrt(${share})`,
  'fifth-power': share => `(${Array.from({ length: 5 }, () => share).join(' * ')})`,
};

/** Same as `barOf` of the contracts. */
function barSql(key: TransactionRangeKey, filter: TransactionFilter, currentYear: number): string {
  const { min, max } = transactionRanges(filter, currentYear)[key];
  const column = rangeColumns[key];
  const share = `least(1e0, greatest(0e0, (${column} - ${min}) / ${max - min}e0))`;
  const position = positionSql[scaleOf(key)](share);
  // The CASE is needed because greatest and least ignore null.
  return `CASE WHEN ${column} IS NOT NULL
    THEN least(${transactionBars - 1}, floor(${transactionBars} * ${position}))::INTEGER END`;
}

function countsOf(rows: readonly Row[]): Counts {
  const known = rows.flatMap(({ option, count }): [string, number][] =>
    option === null ? [] : [[option, count]],
  );
  return Object.fromEntries(known);
}

function optionCounts(key: TransactionChoice, rows: readonly Row[]): Counts {
  if (key === 'gebruiksdoel') return functionCounts(rows);
  return key === 'saleKinds' ? kindCounts(rows) : countsOf(rows);
}

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Options here are sets of marks, as bits. */
function kindCounts(rows: readonly Row[]): Counts {
  const having = (bits: number) => sumOf(rows.filter(({ option }) => (Number(option) & bits) !== 0));
  const pairs = saleMarks.map((mark): [string, number] => [mark, having(markBits([mark]))]);
  const market = sumOf(rows.filter(({ option }) => Number(option) === 0));
  const counts: [string, number][] = [['market', market], ...pairs];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Those outside the market, where no kind was chosen. */
function leftOutOf({ saleKinds = [] }: TransactionFilter, rows: readonly Row[]): { leftOut?: number } {
  const bits = markBits(outsideMarket);
  const leftOut = sumOf(rows.filter(({ option }) => (Number(option) & bits) !== 0));
  return saleKinds.length === 0 && leftOut > 0 ? { leftOut } : {};
}

/** Options here are sets of functions, as bits. */
function functionCounts(rows: readonly Row[]): Counts {
  const pairs = gebruiksdoelen.map((functie): [string, number] => {
    const having = rows.filter(({ option }) => (Number(option) & functionBit(functie)) !== 0);
    return [functie, having.reduce((sum, { count }) => sum + count, 0)];
  });
  return Object.fromEntries(pairs.filter(([, count]) => count > 0));
}

function barsOf(rows: readonly Row[]): { counts: number[]; missing: number } {
  const counts = countsOf(rows);
  return {
    counts: Array.from({ length: transactionBars }, (_, bar) => counts[bar] ?? 0),
    missing: rows.find(({ option }) => option === null)?.count ?? 0,
  };
}

/** Options here are year and month as one number, such as 202611. */
function monthsOf(rows: readonly Row[]): TransactionFacets['months'] {
  const months = Object.entries(countsOf(rows)).toSorted(([one], [other]) => one.localeCompare(other));
  return months.map(([option, count]) => ({ month: `${option.slice(0, 4)}-${option.slice(4)}`, count }));
}

/** Filters that the market lacks are left out. */
function fill<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Partial<Record<Key, Value>> {
  return Object.fromEntries(keys.map(key => [key, read(key)])) as Partial<Record<Key, Value>>;
}
