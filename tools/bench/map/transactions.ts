import {
  type TransactionFilterInput,
  type TransactionTiles,
  transactionApi,
  transactionRangeKeys,
} from '@kavel/contracts/transactions';
import { randomFilter } from '@kavel/service-real-estate-data/testing/random-transaction-filter';
import fc from 'fast-check';
import { untilAtRest } from '../at-rest';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { ask, described, percentile, signIn, timesOf } from '../locator/ask';
import { synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { askAll, tileOf } from '../locator/tiles';

export const objects = 2_000_000;
export const deals = 2_000_000;
const seed = 20_261_123;
const questions = 200;
/** All five years of the largest market: the largest possible query. */
const largest = {
  category: 'wonen',
  propertyType: 'koop',
  transactionDate: { from: '1900-01-01', to: '2100-01-01' },
} as const;
const zooms = [8, 10, 12, 14, 16];
const places = [
  { lon: 4.9, lat: 52.37 },
  { lon: 4.48, lat: 51.92 },
  { lon: 5.12, lat: 52.09 },
  { lon: 6.57, lat: 53.22 },
];
/** Random filters whose tiles are asked for. */
const filtersWithTiles = 10;
/** Slowest tiles that are named. */
const mostNamed = 4;
/** Zooms that show the whole country. */
const countryZooms = [6, 7];

/** Two million transactions over HTTP: random filters, their tiles, and the country in hexagons. */
export const measureTransactions: Measurement = async bench => {
  await synthesized(bench, objects, deals);
  return withSyntheticKavel(
    objects,
    async ({ pid }) => {
      // After a start the service learns from the sales on both cores.
      await untilAtRest(pid);
      const token = await signIn();
      const filters = fc.sample(randomFilter, { seed, numRuns: questions });
      const answers = await measureQuestions(filters, token, bench.say);
      return [...answers, ...(await measureTiles(filters, token, bench.say))];
    },
    deals,
  );
};

async function measureQuestions(
  filters: readonly TransactionFilterInput[],
  token: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  let number = 0;
  const range = () => transactionRangeKeys[number++ % transactionRangeKeys.length] ?? 'price';
  const histograms = await timesOf(filters, filter =>
    ask(transactionApi.transactionDistribution, { body: { filter, range: range() } }, token),
  );
  say(`count and histogram of one range: ${described(histograms)}`);
  const facets = await timesOf(filters, body => ask(transactionApi.transactionFacets, { body }, token));
  say(`all options and bars: ${described(facets)}`);
  const statistics = await timesOf(filters, filter =>
    ask(transactionApi.transactionStatistics, { body: { filter } }, token),
  );
  const pages = await timesOf(filters, filter =>
    ask(transactionApi.transactions, { body: { filter } }, token),
  );
  return [
    atMost('transactions: count and histogram p95', percentile(histograms, 0.95), 'ms', 60),
    forComparison('transactions: all options and bars p95', percentile(facets, 0.95), 'ms'),
    forComparison('transactions: statistics p95', percentile(statistics, 0.95), 'ms'),
    forComparison('transactions: first page p95', percentile(pages, 0.95), 'ms'),
  ];
}

async function measureTiles(
  filters: readonly TransactionFilterInput[],
  token: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const addressesOf = (body: TransactionFilterInput) => ask(transactionApi.transactionTiles, { body }, token);
  const largestTiles = await addressesOf(largest);
  const others = await Promise.all(filters.slice(0, filtersWithTiles).map(addressesOf));
  const timed = async (what: string, addresses: readonly string[]): Promise<number[]> => {
    const times = (await askAll(addresses)).map(({ milliseconds }) => milliseconds);
    say(`${what}: ${described(times)}; slowest ${slowestOf(addresses, times).join(', ')}`);
    return times;
  };
  const ofLargest = await timed('tiles of the largest query', tilesNear(largestTiles));
  const ofOthers = await timed('tiles of random filters', others.flatMap(tilesNear));
  const ofCountry = await timed('hexagons of the country', tilesOfCountry(largestTiles));
  return [
    atMost('transactions: tile of the largest query p95', percentile(ofLargest, 0.95), 'ms', 50),
    forComparison('transactions: tile of the largest query p50', percentile(ofLargest, 0.5), 'ms'),
    atMost('transactions: tile of random filters p95', percentile(ofOthers, 0.95), 'ms', 50),
    atMost('transactions: slowest tile of the country in hexagons', Math.max(...ofCountry), 'ms', 150),
  ];
}

type TileAddresses = Pick<TransactionTiles, 'points' | 'hexagons'>;

/** Each tile once: a second time it comes from the cache. */
function tilesNear({ points, hexagons }: TileAddresses): string[] {
  const addresses = zooms.flatMap(z =>
    places.flatMap(place => {
      const [x, y] = tileOf(place, z);
      return [at(points, z, x, y), at(hexagons, z, x, y)];
    }),
  );
  return [...new Set(addresses)];
}

function tilesOfCountry({ hexagons }: TileAddresses): string[] {
  const [west, south, east, north] = [3.3, 50.75, 7.2, 53.6];
  return countryZooms.flatMap(z => {
    const [left, bottom] = tileOf({ lon: west, lat: south }, z);
    const [right, top] = tileOf({ lon: east, lat: north }, z);
    return gridOf(left, right).flatMap(x => gridOf(top, bottom).map(y => at(hexagons, z, x, y)));
  });
}

/** Kind and place of the slowest tiles with their times. */
function slowestOf(addresses: readonly string[], times: readonly number[]): string[] {
  const timed = addresses.map((address, number) => ({ address, time: times[number] ?? 0 }));
  const slowest = timed.toSorted((one, other) => other.time - one.time).slice(0, mostNamed);
  return slowest.map(({ address, time }) => {
    const [kind, , , z, x, y] = address.replace('.mvt', '').split('/').slice(-6);
    return `${kind} ${z}/${x}/${y} ${time.toFixed(0)} ms`;
  });
}

function gridOf(from: number, upTo: number): number[] {
  return Array.from({ length: upTo - from + 1 }, (_, step) => from + step);
}

function at(address: string, z: number, x: number, y: number): string {
  return address.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
}
