import {
  barOf,
  fewestForMedian,
  isFilterOf,
  type TransactionAreaFigures,
  type TransactionDistribution,
  type TransactionFacets,
  type TransactionRangeKey,
  type TransactionStatistics,
  transactionBars,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import fc from 'fast-check';
import {
  columnOf,
  type DirectQueries,
  directWhere,
  openDirectQueries,
  type PlainChoice,
  plainChoices,
} from '../testing/direct-queries';
import type { Filter } from '../testing/plain-transactions';
import { type Question, randomQuestion } from '../testing/random-transaction-question';
import { currentYear } from '../testing/transaction-dates';
import { startTransactionService, type TransactionService } from '../testing/transaction-service';

jest.setTimeout(240_000);

/** Together two thousand filters. */
const runs = { figures: 1_000, histograms: 500, options: 200, areas: 300 };

let service: TransactionService;
let direct: DirectQueries;
let question: fc.Arbitrary<Question>;
beforeAll(async () => {
  service = await startTransactionService();
  direct = await openDirectQueries(service.dataFolder);
  const municipalities = [...new Set(service.all.flatMap(({ gemeentecode }) => gemeentecode ?? []))];
  const [lons, lats] = [service.all.map(({ lon }) => lon), service.all.map(({ lat }) => lat)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const size = Math.max(...lons) - Math.min(...lons);
  question = randomQuestion(municipalities, { lon: middle(lons), lat: middle(lats), size });
});
afterAll(async () => {
  direct.close();
  await service.close();
});

function forAny(numRuns: number, check: (question: Question) => Promise<void>): Promise<void> {
  return fc.assert(fc.asyncProperty(question, check), { numRuns });
}

const quartilesOf = (column: string): string =>
  [0.25, 0.5, 0.75].map(share => `quantile_cont(${column}, ${share}) AS ${column}_${100 * share}`).join(', ');

type Quartiles = Record<`${'price' | 'price_per_m2'}_${25 | 50 | 75}`, number | null>;

function spreadOf(row: Quartiles | undefined, column: 'price' | 'price_per_m2') {
  const [p25, median, p75] = [row?.[`${column}_25`], row?.[`${column}_50`], row?.[`${column}_75`]];
  if (typeof p25 !== 'number' || typeof median !== 'number' || typeof p75 !== 'number') return null;
  return { p25: expect.closeTo(p25, 6), median: expect.closeTo(median, 6), p75: expect.closeTo(p75, 6) };
}

test('counts, medians, quartiles and months are those of DuckDB, in any drawn area', () =>
  forAny(runs.figures, async ({ filter, ring }) => {
    const area = ring ? { area: { ring } } : {};
    const answer = await service.ask<TransactionStatistics>('/statistics', { filter, ...area });
    const where = directWhere(filter, ring ? { ring } : {});
    const [all] = await direct.rows<Quartiles & { count: number }>(
      `SELECT count(*)::INTEGER AS count, ${quartilesOf('price')}, ${quartilesOf('price_per_m2')}
       FROM deal WHERE ${where}`,
    );
    const months = await direct.rows<{ month: string; count: number; median: number | null }>(
      `SELECT left("date"::VARCHAR, 7) AS month, count(*)::INTEGER AS count, median(price_per_m2) AS median
       FROM deal WHERE ${where} GROUP BY 1 ORDER BY 1`,
    );
    expect({ ...answer, snapshot: '' }).toEqual({
      snapshot: '',
      count: all?.count,
      price: spreadOf(all, 'price'),
      pricePerM2: spreadOf(all, 'price_per_m2'),
      trend: months.map(({ month, count, median }) => ({
        month,
        count,
        medianPricePerM2: median === null ? null : expect.closeTo(median, 6),
      })),
    });
  }));

test('running totals along any range are those of DuckDB', () =>
  forAny(runs.histograms, async ({ filter, range }) => {
    const answer = await service.ask<TransactionDistribution>('/distribution', { filter, range });
    const values = await valuesOf(filter, range);
    const [all] = await direct.rows<{ count: number }>(
      `SELECT count(*)::INTEGER AS count FROM deal WHERE ${directWhere(filter)}`,
    );
    const known = values.filter((row): row is { value: number; count: number } => row.value !== null);
    const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
    expect(answer.count).toBe(all?.count);
    expect(answer.known).toBe(total(known));
    expect(answer.missing).toBe(total(values) - total(known));
    const below = answer.values.map(value => total(known.filter(row => row.value < value)));
    const upTo = answer.values.map(value => total(known.filter(row => row.value <= value)));
    expect(answer.below).toEqual(below);
    expect(answer.upTo).toEqual(upTo);
  }));

function valuesOf(
  filter: Filter,
  range: TransactionRangeKey,
): Promise<{ value: number | null; count: number }[]> {
  return direct.rows(
    `SELECT ${columnOf[range]}::DOUBLE AS value, count(*)::INTEGER AS count
     FROM deal WHERE ${directWhere(filter, { without: range })} GROUP BY 1 ORDER BY 1`,
  );
}

test('the count, every option, bar and month are those of DuckDB', () =>
  forAny(runs.options, async ({ filter }) => {
    const answer = await service.ask<TransactionFacets>('/facets', filter);
    const [counted] = await direct.rows<{ count: number; total: number }>(
      `SELECT (count(*) FILTER (${directWhere(filter)}))::INTEGER AS count,
         (count(*) FILTER (category = '${filter.category}' AND property_type = '${filter.propertyType}'))::INTEGER AS total
       FROM deal`,
    );
    expect({ count: answer.count, total: answer.total }).toEqual(counted);
    const choices = plainChoices.filter(key => isFilterOf(filter, key));
    for (const key of choices)
      expect([key, answer.choices[key]]).toEqual([key, await optionsOf(filter, key)]);
    const ranges = transactionRangeKeys.filter(key => isFilterOf(filter, key));
    for (const key of ranges) expect([key, answer.ranges[key]]).toEqual([key, await barsOf(filter, key)]);
    expect(Object.keys({ ...answer.choices, ...answer.ranges }).sort()).toEqual(
      [...choices, ...ranges].sort(),
    );
    const months = await direct.rows(
      `SELECT left("date"::VARCHAR, 7) AS month, count(*)::INTEGER AS count
       FROM deal WHERE ${directWhere(filter, { without: 'transactionDate' })} GROUP BY 1 ORDER BY 1`,
    );
    expect(answer.months).toEqual(months);
  }));

async function optionsOf(filter: Filter, key: PlainChoice): Promise<Record<string, number>> {
  const option = key === 'gebruiksdoel' ? 'unnest(gebruiksdoelen)' : columnOf[key];
  const rows = await direct.rows<{ option: string | null; count: number }>(
    `SELECT option, count(*)::INTEGER AS count
     FROM (SELECT ${option} AS option FROM deal WHERE ${directWhere(filter, { without: key })}) GROUP BY 1`,
  );
  return Object.fromEntries(rows.flatMap(row => (row.option === null ? [] : [[row.option, row.count]])));
}

async function barsOf(
  filter: Filter,
  key: TransactionRangeKey,
): Promise<{ counts: number[]; missing: number }> {
  const counts = Array.from({ length: transactionBars }, () => 0);
  let missing = 0;
  for (const { value, count } of await valuesOf(filter, key)) {
    if (value === null) missing += count;
    else {
      const bar = barOf(value, key, filter, currentYear);
      counts[bar] = (counts[bar] ?? 0) + count;
    }
  }
  return { counts, missing };
}

const codeOf = { buurt: 'buurtcode', wijk: `'WK' || buurtcode[3:8]`, gemeente: 'gemeentecode' } as const;

test('counts and medians of areas are those of DuckDB', () =>
  forAny(runs.areas, async ({ filter, level }) => {
    const answer = await service.ask<TransactionAreaFigures>('/areas', { filter, level });
    const areas = await direct.rows<{ code: string; count: number; median: number | null; priced: number }>(
      `SELECT ${codeOf[level]} AS code, count(*)::INTEGER AS count, median(price_per_m2) AS median,
         count(price_per_m2)::INTEGER AS priced
       FROM deal WHERE ${directWhere(filter)} AND ${codeOf[level]} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    expect(answer.areas).toEqual(
      areas.map(({ code, count, median, priced }) => ({
        code,
        count,
        median: median === null || priced < fewestForMedian ? null : expect.closeTo(median, 2),
      })),
    );
  }));
