import { CatalogueStore } from '@kavel/catalogue';
import { type LocatorFilter, locatorChoices, locatorRangeKeys } from '@kavel/contracts/locator';
import { snapshotIndex } from '@kavel/locator-index';
import {
  differences,
  differencesFrom,
  PlainQuestions,
  plainCount,
  plainFacet,
  plainPage,
  type SampleAddress,
  sampleAddresses,
} from '@kavel/locator-index/reference';
import { randomFilter } from '@kavel/locator-index/testing';
import fc from 'fast-check';

/** Reference results and random input for the locator benchmark, from the data in a folder. */
export interface LocatorReference {
  /** Deterministic for a seed. */
  filters(count: number, seed: number): Promise<LocatorFilter[]>;
  /** The queries as plain SQL on DuckDB, in milliseconds. */
  plain: Record<'count' | 'facets' | 'page', (filter: LocatorFilter) => Promise<number>>;
  /** Differences between the index and DuckDB, by filter. */
  differences(filters: readonly LocatorFilter[]): AsyncGenerator<string[]>;
  addresses(count: number): Promise<SampleAddress[]>;
  close(): void;
}

const currentYear = new Date().getFullYear();

export function openLocatorReference(dataFolder: string): LocatorReference {
  const store = new CatalogueStore(dataFolder);
  const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  return {
    filters: (count, seed) =>
      store.use(async snapshot => {
        const rows = await snapshot.rows<{ code: string }>(
          'SELECT DISTINCT gemeentecode AS code FROM verblijfsobject WHERE gemeentecode IS NOT NULL ORDER BY code',
        );
        const codes = rows.map(({ code }) => code);
        return fc.sample(randomFilter(codes, currentYear), { numRuns: count, seed });
      }),
    plain: {
      count: filter => store.use(snapshot => milliseconds(() => plainCount(snapshot, filter, currentYear))),
      facets: filter =>
        store.use(snapshot =>
          milliseconds(async () => {
            for (const key of [...locatorChoices, ...locatorRangeKeys])
              await plainFacet(snapshot, filter, key, currentYear);
          }),
        ),
      page: filter => store.use(snapshot => milliseconds(() => plainPage(snapshot, filter, currentYear))),
    },
    differences: filters => differencesOf(store, filters),
    addresses: count => store.use(snapshot => sampleAddresses(snapshot, count)),
    close: () => store.close(),
  };
}

/** Every so many filters are also queried facet by facet, to verify the fast queries against the plain ones. */
const askedPlainlyEvery = 250;

async function* differencesOf(
  store: CatalogueStore,
  filters: readonly LocatorFilter[],
): AsyncGenerator<string[]> {
  const snapshot = await store.use(async current => current);
  const connection = await snapshot.connect();
  try {
    const index = await snapshotIndex(snapshot);
    const questions = await PlainQuestions.on(connection, currentYear);
    for (const [number, filter] of filters.entries()) {
      const quick = await differencesFrom(await questions.facets(filter), index, filter, currentYear);
      const plain = number % askedPlainlyEvery === 0 ? await differences(index, filter, currentYear) : [];
      yield [...quick, ...plain];
    }
  } finally {
    connection.closeSync();
  }
}

/** Growth of this process in megabytes when the index of the data in a folder is opened, including its threads. */
export async function megabytesOfIndex(dataFolder: string): Promise<number> {
  const store = new CatalogueStore(dataFolder);
  try {
    return await store.use(async snapshot => {
      // The first query makes DuckDB allocate its own memory.
      await snapshot.rows('SELECT count(*) FROM verblijfsobject');
      const before = process.memoryUsage.rss();
      await snapshotIndex(snapshot);
      return (process.memoryUsage.rss() - before) / 1e6;
    });
  } finally {
    store.close();
  }
}
