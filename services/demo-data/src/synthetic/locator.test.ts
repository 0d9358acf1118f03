import { readFile, rm } from 'node:fs/promises';
import { CatalogueStore, locatorPaths } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import {
  countInRange,
  type LocatorFilter,
  type LocatorObject,
  type LocatorPageQuery,
  type LocatorSort,
  locatorApi,
  locatorRangeKeys,
} from '@kavel/contracts/locator';
import {
  countObjects,
  distributionOf,
  optionsOf,
  pageOf,
  type SnapshotIndex,
  snapshotIndex,
} from '@kavel/locator-index';
import {
  differences,
  differencesFrom,
  facetKeys,
  PlainQuestions,
  plainCount,
  plainFacet,
} from '@kavel/locator-index/reference';
import { randomFilter } from '@kavel/locator-index/testing';
import fc from 'fast-check';
import { synthesize } from './synthesize';

// Hundreds of queries to DuckDB, which a slow machine needs time for.
jest.setTimeout(300_000);

const currentYear = 2026;
const asked = { currentYear };
const objects = 200_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
let index: SnapshotIndex;
let municipalities: string[];
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  await synthesize(store.files, { objects });
  index = await store.use(snapshotIndex);
  municipalities = optionsOf(index, currentYear).municipalities.map(({ code }) => code);
});
afterAll(async () => {
  store.close();
  await folder.remove();
});

function pageQuery(query: Partial<LocatorPageQuery>): LocatorPageQuery {
  return locatorApi.locator.body.parse(query);
}

test('counts, option counts and histograms are those of DuckDB for any filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomFilter(municipalities, currentYear),
      fc.subarray([...facetKeys], { minLength: 2, maxLength: 4 }),
      async (filter, keys) => {
        expect(await differences(index, filter, currentYear, keys)).toEqual([]);
      },
    ),
    { seed: 20_261_121, numRuns: 40 },
  );
});

test('the quick questions of the long proof are answered as the plain ones', async () => {
  await index.snapshot.withConnection(async connection => {
    const questions = await PlainQuestions.on(connection, currentYear);
    const filters = fc.sample(randomFilter(municipalities, currentYear), { numRuns: 60, seed: 4 });
    for (const [number, filter] of filters.entries()) {
      const quick = await questions.facets(filter);
      expect(await differencesFrom(quick, index, filter, currentYear)).toEqual([]);
      if (number >= 6) continue;
      for (const key of facetKeys)
        expect(quick.facets[key]).toEqual(await plainFacet(index.snapshot, filter, key, currentYear));
    }
  });
});

test('a snapshot without files of the index gets them, the same, on a thread of its own', async () => {
  const paths = Object.values(locatorPaths(index.snapshot.path));
  const before = await Promise.all(paths.map(path => readFile(path)));
  await Promise.all(paths.map(path => rm(path)));
  const again = new CatalogueStore(folder.path);
  const { count } = await countObjects(await again.use(snapshotIndex), {}, asked);
  again.close();
  expect(count).toBe(objects);
  const after = await Promise.all(paths.map(path => readFile(path)));
  expect(after.map((bytes, at) => bytes.equals(before[at] ?? Buffer.alloc(0)))).toEqual([true, true]);
});

test('without a filter everything counts, also with ranges at their defaults', async () => {
  expect(await differences(index, {}, currentYear)).toEqual([]);
  const atDefaults: LocatorFilter = {
    ranges: { area: { min: 0, max: 250_000 }, year: { min: 1_900, max: currentYear } },
  };
  expect(await countObjects(index, atDefaults, asked)).toMatchObject({ count: objects, total: objects });
});

test('a narrowed end drops objects without a value and leaves the other end open', async () => {
  const { count } = await countObjects(index, { ranges: { year: { min: 1_901 } } }, asked);
  const known = await index.snapshot.row<{ n: number }>(
    'SELECT count(*)::INTEGER AS n FROM verblijfsobject WHERE bouwjaar >= 1901',
  );
  expect(count).toBe(known?.n);
  expect(count).toBeLessThan(objects);
});

test('a dragged slider can count from the distribution alone', async () => {
  const filter: LocatorFilter = { functions: ['woonfunctie'], ranges: { height: { min: 5, max: 9 } } };
  await fc.assert(
    fc.asyncProperty(fc.nat(400), fc.nat(400), fc.boolean(), async (a, b, open) => {
      const distribution = await distributionOf(index, filter, 'height', asked);
      const range = { min: Math.min(a, b), ...(open ? {} : { max: Math.max(a, b) }) };
      const counted = countInRange(distribution, range, currentYear);
      const height = await plainCount(index.snapshot, { ...filter, ranges: { height: range } }, currentYear);
      expect(counted).toBe(height);
    }),
    { seed: 1, numRuns: 15 },
  );
});

test('a distribution of many values is thinned and stays exact where it has a value', async () => {
  const distribution = await distributionOf(index, {}, 'trainstationDistance', asked);
  expect(distribution.values.length).toBeLessThanOrEqual(2_001);
  const min = distribution.values[500] ?? 0;
  const max = distribution.values[600] ?? 0;
  const { count } = await countObjects(index, { ranges: { trainstationDistance: { min, max } } }, asked);
  expect(countInRange(distribution, { min, max }, currentYear)).toBe(count);
});

const fieldOfSort: Record<
  Exclude<LocatorSort, 'municipality' | 'address' | 'energyLabel'>,
  keyof LocatorObject
> = {
  area: 'oppervlakte',
  footprint: 'footprint',
  height: 'height',
  coverage: 'coverage',
  year: 'bouwjaar',
  highwayDistance: 'highwayDistance',
  trainstationDistance: 'trainstationDistance',
  kvkCoverage: 'kvkCoverage',
  kvkRegistration: 'kvkRegistration',
};

async function allPages(query: Partial<LocatorPageQuery>): Promise<LocatorObject[]> {
  const found: LocatorObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageOf(index, pageQuery({ ...query, ...(cursor && { cursor }) }), asked);
    found.push(...page.objects);
    cursor = page.next ?? undefined;
  } while (cursor);
  return found;
}

test.each([...locatorRangeKeys])('pages by %s are whole, without repeats and in order', async by => {
  const filter: LocatorFilter = {
    municipalities: ['GM0200'],
    functions: ['kantoorfunctie', 'industriefunctie'],
  };
  for (const direction of ['ascending', 'descending'] as const) {
    const found = await allPages({ ...filter, sort: { by, direction }, limit: 37 });
    expect(found).toHaveLength(await plainCount(index.snapshot, filter, currentYear));
    expect(new Set(found.map(({ objectId }) => objectId)).size).toBe(found.length);
    const values = found.map(object => object[fieldOfSort[by]]);
    const known = values.filter(value => value !== null) as number[];
    const sorted = known.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
    expect(values).toEqual([...sorted, ...values.filter(value => value === null)]);
  }
});

test.each(['municipality', 'address', 'energyLabel'] as const)(
  'pages by %s are whole both ways',
  async by => {
    const filter: LocatorFilter = { provinces: ['PV28'], functions: ['kantoorfunctie'] };
    const ids = async (direction: 'ascending' | 'descending'): Promise<string[]> =>
      (await allPages({ ...filter, sort: { by, direction }, limit: 41 })).map(({ objectId }) => objectId);
    const [up, down] = [await ids('ascending'), await ids('descending')];
    expect(new Set(up).size).toBe(await plainCount(index.snapshot, filter, currentYear));
    expect(up.length).toBeGreaterThan(100);
    expect(down).toHaveLength(up.length);
    expect(down.toSorted()).toEqual(up.toSorted());
    const whole = await allPages({ ...filter, sort: { by, direction: 'descending' }, limit: 1_000 });
    expect(whole.map(({ objectId }) => objectId)).toEqual(down);
  },
);

test('by address means street, then number; by label best first; by municipality its name', async () => {
  const filter: LocatorFilter = { municipalities: ['GM0228', 'GM0221'] };
  const streets = (
    await allPages({ ...filter, sort: { by: 'address', direction: 'ascending' }, limit: 500 })
  ).map(({ straat, woonplaats, huisnummer }) => [straat, woonplaats, huisnummer] as const);
  const inOrder = streets.every(([straat, place, number], at) => {
    const [before, beforePlace, beforeNumber] = streets[at - 1] ?? ['', '', 0];
    if (before === straat && beforePlace === place) return beforeNumber <= number;
    return before.toLowerCase() <= straat.toLowerCase();
  });
  expect(inOrder).toBe(true);
  const labels = (
    await allPages({ ...filter, sort: { by: 'energyLabel', direction: 'ascending' }, limit: 900 })
  ).map(({ energielabel }) => energielabel);
  expect(labels.indexOf(null)).toBe(labels.filter(label => label !== null).length);
  const names = (await allPages({ ...filter, limit: 1_000 })).map(({ gemeentenaam }) => gemeentenaam);
  expect([...new Set(names)]).toEqual(['Doesburg', 'Ede']);
});

test('a page shows what the catalogue knows', async () => {
  const { objects: shown } = await pageOf(
    index,
    pageQuery({ limit: 5, sort: { by: 'area', direction: 'descending' } }),
    asked,
  );
  const ids = shown.map(({ objectId }) => `'${objectId}'`).join(', ');
  const rows = await index.snapshot.rows<Record<string, unknown>>(
    `SELECT object_id AS "objectId", straat, huisnummer, huisletter, huisnummertoevoeging, postcode, woonplaats,
       gemeentecode, gemeentenaam, gebruiksdoelen, vtw_type AS "vtwType", oppervlakte, bouwjaar, energielabel, lon, lat,
       fictional, provincie, enkelbestemming, footprint, height, coverage, highway_distance AS "highwayDistance",
       trainstation_distance AS "trainstationDistance", kvk_coverage AS "kvkCoverage",
       kvk_registration AS "kvkRegistration", status
     FROM verblijfsobject WHERE object_id IN (${ids}) ORDER BY oppervlakte DESC`,
  );
  expect(shown.map(({ oppervlakte }) => oppervlakte)).toEqual(rows.map(({ oppervlakte }) => oppervlakte));
  for (const row of rows) {
    const one = shown.find(({ objectId }) => objectId === row.objectId);
    expect({ ...one, gebruiksdoelen: one?.gebruiksdoelen.toSorted() }).toMatchObject({
      ...row,
      gebruiksdoelen: (row.gebruiksdoelen as string[]).toSorted(),
    });
  }
});
