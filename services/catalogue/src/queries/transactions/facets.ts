import { gebruiksdoelen } from '@kavel/contracts/lists';
import {
  isFilterOf,
  type TransactionChoice,
  type TransactionFacets,
  type TransactionFilter,
  type TransactionRangeKey,
  transactionBins,
  transactionChoices,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import type { Snapshot } from '../../snapshot';
import { choiceColumns, type FilterKey, functionBit, marketSql, rangeColumns, termsOf } from './terms';

/** A DuckDB map as it is read. */
type Pairs<Key> = { key: Key; value: bigint }[] | null;
type Counts = Record<string, number>;

/**
 * Counts by option, bar and month, each with its own filter left out, in one pass: `fails` has a bit for each filter
 * that a row fails, and a row counts for a facet when it fails that facet's filter or none.
 */
export async function transactionFacets(
  snapshot: Snapshot,
  filter: TransactionFilter,
  today: string,
): Promise<TransactionFacets> {
  const terms = termsOf(filter, today);
  const currentYear = Number(today.slice(0, 4));
  const passing = (key: FilterKey): string => {
    const bit = terms.findIndex(term => term.key === key);
    return bit < 0 ? 'fails = 0' : `(fails & ${~(1 << bit)}) = 0`;
  };
  const choices = transactionChoices.filter(key => isFilterOf(filter, key));
  const ranges = transactionRangeKeys.filter(key => isFilterOf(filter, key));
  const fails = terms.map(({ sql }, bit) => `CASE WHEN ${sql} THEN 0 ELSE ${1 << bit} END`).join(' + ');
  const row = await snapshot.rowOnce<Record<string, unknown>>(
    `SELECT count(*)::INTEGER AS total, (count(*) FILTER (fails = 0))::INTEGER AS count,
       histogram(strftime("date", '%Y-%m')) FILTER (${passing('transactionDate')}) AS months,
       ${[
         ...choices.map(key => choiceSql(key, passing(key))),
         ...ranges.map(key => rangeSql(key, transactionBins(key, filter, currentYear), passing(key))),
       ].join(', ')}
     FROM (SELECT *, ${fails} AS fails FROM transaction WHERE ${marketSql(filter)})`,
  );
  return readFacets(row ?? {}, { snapshot, filter, currentYear, choices, ranges });
}

function choiceSql(key: TransactionChoice, passing: string): string {
  if (key !== 'gebruiksdoel') return `histogram(${choiceColumns[key]}) FILTER (${passing}) AS "${key}"`;
  const counts = gebruiksdoelen.map(
    functie => `count(*) FILTER (${passing} AND (functions & ${functionBit(functie)}) <> 0)`,
  );
  return `[${counts.join(', ')}] AS "${key}"`;
}

function rangeSql(key: TransactionRangeKey, bins: readonly number[], passing: string): string {
  const column = rangeColumns[key];
  return `histogram(${column}::DOUBLE, [${bins.join(', ')}]::DOUBLE[]) FILTER (${passing}) AS "${key}",
    (count(*) FILTER (${passing} AND ${column} IS NULL))::INTEGER AS "${key}_missing"`;
}

interface Reading {
  snapshot: Snapshot;
  filter: TransactionFilter;
  currentYear: number;
  choices: readonly TransactionChoice[];
  ranges: readonly TransactionRangeKey[];
}

function readFacets(row: Record<string, unknown>, reading: Reading): TransactionFacets {
  const { snapshot, filter, currentYear, choices, ranges } = reading;
  const months = Object.entries(countsOf(row.months as Pairs<string>)).toSorted();
  return {
    snapshot: snapshot.id,
    count: Number(row.count ?? 0),
    total: Number(row.total ?? 0),
    choices: fill(choices, key =>
      key === 'gebruiksdoel' ? functionCounts(row[key] as bigint[]) : countsOf(row[key] as Pairs<string>),
    ),
    ranges: fill(ranges, key => ({
      counts: barsOf(row[key] as Pairs<number>, transactionBins(key, filter, currentYear)),
      missing: Number(row[`${key}_missing`]),
    })),
    months: months.map(([month, count]) => ({ month, count })),
  };
}

function countsOf(pairs: Pairs<string>): Counts {
  return Object.fromEntries((pairs ?? []).map(({ key, value }) => [key, Number(value)]));
}

function functionCounts(counts: readonly bigint[]): Counts {
  const pairs = gebruiksdoelen.map((functie, index): [string, number] => [
    functie,
    Number(counts[index] ?? 0),
  ]);
  return Object.fromEntries(pairs.filter(([, count]) => count > 0));
}

/** DuckDB counts what lies above the last end under a key of its own, which belongs to the last bar. */
function barsOf(pairs: Pairs<number>, bins: readonly number[]): number[] {
  const counts = bins.map(() => 0);
  for (const { key, value } of pairs ?? []) {
    const found = bins.indexOf(key);
    const bar = found < 0 ? bins.length - 1 : found;
    counts[bar] = (counts[bar] ?? 0) + Number(value);
  }
  return counts;
}

/** Filters that the market does not have are left out. */
function fill<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Partial<Record<Key, Value>> {
  return Object.fromEntries(keys.map(key => [key, read(key)])) as Partial<Record<Key, Value>>;
}
