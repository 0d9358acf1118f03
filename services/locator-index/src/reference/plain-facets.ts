import type { DuckDBConnection, DuckDBMapValue } from '@duckdb/node-api';
import {
  type LocatorChoice,
  type LocatorFilter,
  type LocatorRangeKey,
  locatorChoices,
  locatorRangeKeys,
  locatorRanges,
  narrowedEnds,
} from '@kavel/contracts/locator';
import { barSql, figureSql } from './plain-sql';

/** DuckDB's result for a filter: the count, and counts by option or bar (`unknown` for none) without that filter. */
export interface PlainFacets {
  count: number;
  facets: Record<LocatorChoice | LocatorRangeKey, Record<string, number>>;
}

const columns: Record<LocatorChoice, string> = {
  municipalities: 'gemeentecode',
  provinces: 'provincie',
  functions: 'gebruiksdoelen',
  enkelbestemmingen: 'enkelbestemming',
  energyLabels: 'energielabel',
};
const keys = [...locatorChoices, ...locatorRangeKeys] as const;
type Options = Record<LocatorChoice, string[]>;

/**
 * DuckDB's results for many filters, each in one scan of all objects: an object that passes all filters counts
 * everywhere, one that fails a single filter counts where that filter is left out, others count nowhere. Texts are
 * numbered once, so that a filter takes DuckDB milliseconds.
 */
export class PlainQuestions {
  private constructor(
    private readonly connection: DuckDBConnection,
    private readonly options: Options,
    private readonly currentYear: number,
  ) {}

  static async on(connection: DuckDBConnection, currentYear: number): Promise<PlainQuestions> {
    const options = {} as Options;
    for (const choice of locatorChoices) options[choice] = await optionsThere(connection, choice);
    const numbered = locatorChoices.map(
      choice => `${numberSql(choice, options[choice])} AS choice_${choice}`,
    );
    const figures = locatorRangeKeys.flatMap(key => [
      `${figureSql(key)} AS figure_${key}`,
      `coalesce(${barSql(key, currentYear)}, -1)::TINYINT AS bar_${key}`,
    ]);
    await connection.run(
      `CREATE OR REPLACE TEMP TABLE judged AS SELECT ${[...numbered, ...figures].join(', ')} FROM verblijfsobject`,
    );
    return new PlainQuestions(connection, options, currentYear);
  }

  async facets(filter: LocatorFilter): Promise<PlainFacets> {
    const terms = this.terms(filter);
    const refused = terms.map(({ sql }) => `((${sql}) IS NOT TRUE)::TINYINT`);
    const refusals = refused.length > 0 ? refused.join(' + ') : '0';
    const refusedBy =
      terms.map(({ key }, at) => `${refused[at]} * ${keys.indexOf(key) + 1}`).join(' + ') || '0';
    const counts = keys.map(
      (key, at) => `histogram(${columnOf(key)}) FILTER (refused_by = 0 OR refused_by = ${at + 1})`,
    );
    const reader = await this.connection.runAndReadAll(
      `SELECT count(*) FILTER (refused_by = 0)::INTEGER, ${counts.join(', ')}
       FROM (SELECT *, ${refusedBy} AS refused_by FROM judged WHERE ${refusals} <= 1)`,
    );
    const [count, ...maps] = reader.getRows()[0] ?? [];
    return {
      count: Number(count),
      facets: Object.fromEntries(
        keys.map((key, at) => [key, this.named(key, maps[at] as DuckDBMapValue | null)]),
      ) as PlainFacets['facets'],
    };
  }

  private terms(filter: LocatorFilter): { key: (typeof keys)[number]; sql: string }[] {
    const choices = locatorChoices.flatMap(key => {
      const chosen = filter[key] ?? [];
      return chosen.length > 0 ? [{ key, sql: this.choiceSql(key, chosen) }] : [];
    });
    const ranges = locatorRangeKeys.flatMap(key => {
      const { min, max } = narrowedEnds(filter.ranges?.[key], locatorRanges(this.currentYear)[key]);
      const least = min === null ? [] : [`figure_${key} >= ${min}`];
      const most = max === null ? [] : [`figure_${key} <= ${max}`];
      const sql = [...least, ...most].join(' AND ');
      return sql === '' ? [] : [{ key, sql }];
    });
    return [...choices, ...ranges];
  }

  private choiceSql(choice: LocatorChoice, chosen: readonly string[]): string {
    const numbers = chosen.map(option => this.options[choice].indexOf(option)).filter(number => number >= 0);
    if (numbers.length === 0) return 'false';
    if (choice !== 'functions') return `choice_${choice} IN (${numbers.join(', ')})`;
    return `(choice_functions & ${numbers.reduce((bits, number) => bits | (1 << number), 0)}) > 0`;
  }

  private named(key: (typeof keys)[number], map: DuckDBMapValue | null): Record<string, number> {
    const counts: Record<string, number> = {};
    const add = (name: string, count: number): void => {
      counts[name] = (counts[name] ?? 0) + count;
    };
    for (const entry of map?.entries ?? []) {
      const [value, count] = [Number(entry.key), Number(entry.value)];
      if (isRange(key)) add(value < 0 ? 'unknown' : String(value), count);
      else if (key === 'functions')
        for (const [bit, name] of this.options.functions.entries()) {
          if ((value >> bit) & 1) add(name, count);
        }
      else add(this.options[key][value] ?? 'unknown', count);
    }
    return counts;
  }
}

async function optionsThere(connection: DuckDBConnection, choice: LocatorChoice): Promise<string[]> {
  const column = choice === 'functions' ? `unnest(${columns[choice]})` : columns[choice];
  const reader = await connection.runAndReadAll(
    `SELECT DISTINCT ${column} AS option FROM verblijfsobject WHERE ${columns[choice]} IS NOT NULL ORDER BY option`,
  );
  return reader.getRowsJS().map(([option]) => String(option));
}

/** Index of the option in the list, or a bit for each function. */
function numberSql(choice: LocatorChoice, options: readonly string[]): string {
  if (options.length === 0) return '-1::SMALLINT';
  if (choice === 'functions') {
    const bits = options.map(
      (name, bit) => `${2 ** bit} * list_contains(gebruiksdoelen, '${name}')::SMALLINT`,
    );
    return `coalesce(${bits.join(' + ')}, 0)::SMALLINT`;
  }
  const list = options.map(option => `'${option}'`).join(', ');
  return `coalesce(list_position([${list}], ${columns[choice]}) - 1, -1)::SMALLINT`;
}

function columnOf(key: (typeof keys)[number]): string {
  return isRange(key) ? `bar_${key}` : `choice_${key}`;
}

function isRange(key: (typeof keys)[number]): key is LocatorRangeKey {
  return locatorRangeKeys.some(range => range === key);
}
