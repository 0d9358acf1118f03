import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { districtApi, districtFigures, districtLevels } from '@kavel/contracts/districts';
import { synthesize } from '@kavel/demo-data';
import { hostServices } from '@kavel/service-kit';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { defineRealEstateDataService } from '../index';

jest.setTimeout(120_000);

const prefix = '/api/real-estate-data/districts';
const tables = { gemeente: 'gemeente_area', wijk: 'wijk', buurt: 'buurt' } as const;
const year = fc.integer({ min: 2018, max: 2026 });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  await synthesize(store.files, { objects: 500, buurten: 700 });
  app = hostServices([defineRealEstateDataService({ dataFolder: folder.path })], {
    verifyToken: async () => {
      throw new Error('nobody signs in here');
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  store.close();
  await folder.remove();
});

test('values, class counts and medians of any level, figure and year are those of DuckDB', async () => {
  const question = fc.record({
    level: fc.constantFrom(...districtLevels),
    figure: fc.constantFrom(...districtFigures),
    year,
    shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ level, figure, year: of, shares }) => {
      const response = await app.inject({ url: `${prefix}/${level}/values?figure=${figure}&year=${of}` });
      const answer = districtApi.districtValues.result.parse(response.json().result);
      const known = answer.values.filter(value => value !== null).sort((one, other) => one - other);
      const thresholds = shares.map(share => known[Math.floor(share * (known.length - 1))] ?? 0);
      const counts = thresholds.map(threshold => known.filter(value => value >= threshold).length);
      const middle = [Math.ceil(known.length / 2) - 1, Math.floor(known.length / 2)];
      const median = middle.reduce((sum, at) => sum + (known[at] ?? 0), 0) / 2;
      const reached = thresholds.map(threshold => `count(*) FILTER (value >= ${threshold})::INTEGER`);
      const row = await store.use(snapshot =>
        snapshot.row<{ all: number; known: number; median: number; counts: number[] }>(
          `SELECT count(*)::INTEGER AS all, count(value)::INTEGER AS known, median(value) AS median,
             [${reached.join(', ')}] AS counts
           FROM ${tables[level]} LEFT JOIN (
             SELECT code, value FROM area_figure WHERE level = $level AND figure = $figure AND year = $of)
           USING (code)`,
          { level, figure, of },
        ),
      );
      expect({ all: answer.codes.length, known: known.length, counts }).toEqual({
        all: row?.all,
        known: row?.known,
        counts: row?.counts,
      });
      expect(median).toBeCloseTo(row?.median ?? Number.NaN, 6);
    }),
    { seed: 20_261_123, numRuns: 60 },
  );
});

test('two years compare the areas that DuckDB finds in both, and no others', async () => {
  const question = fc.record({ level: fc.constantFrom(...districtLevels), one: year, other: year });
  await fc.assert(
    fc.asyncProperty(question, async ({ level, one, other }) => {
      fc.pre(one !== other);
      const url = `${prefix}/${level}/values?figure=wozValue&year=${one}&compare=${other}`;
      const { compared, values } = districtApi.districtValues.result.parse(
        (await app.inject({ url })).json().result,
      );
      const same = compared?.states.flatMap((state, at) => (state === 'same' ? [at] : [])) ?? [];
      const sum = same.reduce((total, at) => total + (values[at] ?? 0) - (compared?.values[at] ?? 0), 0);
      const row = await store.use(snapshot =>
        snapshot.row<{ same: number; sum: number; redrawn: number }>(
          `WITH of AS (SELECT code, year, value FROM area_figure WHERE level = $level AND figure = 'wozValue')
           SELECT count(a.value - b.value)::INTEGER AS same, coalesce(sum(a.value - b.value), 0) AS sum,
             count(*) FILTER ((a.code IS NULL) <> (b.code IS NULL))::INTEGER AS redrawn
           FROM ${tables[level]} t LEFT JOIN (FROM of WHERE year = $one) a USING (code)
           LEFT JOIN (FROM of WHERE year = $other) b USING (code)`,
          { level, one, other },
        ),
      );
      const redrawn = compared?.states.filter(state => state === 'redrawn').length;
      expect({ same: same.length, redrawn, sum }).toEqual({
        same: row?.same,
        redrawn: row?.redrawn,
        sum: row?.sum,
      });
    }),
    { seed: 17, numRuns: 30 },
  );
});
