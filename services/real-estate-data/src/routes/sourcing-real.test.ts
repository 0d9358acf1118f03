import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { type Candidate, type SourcingQuestion, sourcingApi } from '@kavel/contracts/sourcing';
import { type Caller, createInProcessClient, hostServices } from '@kavel/service-kit';
import { createTestIssuer, realData } from '@kavel/service-kit/testing';
import { calculationRoutes } from '../calculation';

jest.setTimeout(240_000);

const all = realData('.');
const at = (name: string) => join(all.path, name);
const now = () => new Date('2026-11-21T12:00:00Z');

/** Without sales there are no values, so that only these signals tell. */
const weights = { undervalued: 0, energy: 0, held: 0 };

async function serve() {
  const folder = await temporaryFolder();
  await runImport({
    dataFolder: folder.path,
    jobs: [
      {
        kind: 'bag',
        paths: [at('apeldoorn_noord/panden.geojson'), at('apeldoorn_noord/verblijfsobjecten.geojson')],
      },
      { kind: 'ep-online', paths: [at('apeldoorn_noord/energielabels_7311-7351.csv.gz')] },
      {
        kind: 'cbs',
        paths: [at('apeldoorn_noord/buurt.geojson'), at('apeldoorn_noord/wijken_cbs2024_apeldoorn.geojson')],
      },
    ],
    now,
  });
  const store = new CatalogueStore(folder.path);
  const issuer = await createTestIssuer();
  const app = hostServices(
    [
      {
        name: 'real-estate-data',
        endpoints: Object.values(sourcingApi),
        routes: scope => calculationRoutes(scope, { store, now }),
        ready: () => store.ready(),
        close: async () => store.close(),
      },
    ],
    { verifyToken: issuer.verifyToken },
  );
  await app.ready();
  const api = createInProcessClient(() => app);
  const caller: Caller = await issuer.caller();
  const source = (question: Partial<SourcingQuestion>) =>
    api.call(
      sourcingApi.sourcingData,
      { body: { area: { areaType: 'gemeente', areaKey: 'GM0200' }, limit: 200, ...question } as never },
      caller,
    );
  return { store, source, close: () => app.close().then(() => folder.remove()) };
}

const signalOf = ({ signals }: Candidate, key: string) => signals.find(signal => signal.key === key);

all.test(
  'Apeldoorn Noord: figures as a direct query has them, and nothing of what is not known',
  async () => {
    const { store, source, close } = await serve();
    const { candidates, total, next, withoutScore } = await source({ weights });
    const rows = await store.use(snapshot =>
      snapshot.rows<{
        pand: string;
        m2: number | null;
        footprint: number | null;
        p75: number | null;
        n: number;
      }>(
        `WITH panden AS (
         SELECT pand_id AS pand, min(buurtcode) AS buurt, sum(oppervlakte) AS m2, max(footprint) AS footprint, count(*)::INTEGER AS n
         FROM verblijfsobject WHERE pand_id IS NOT NULL GROUP BY pand_id),
       ratios AS (
         SELECT buurt, quantile_cont(m2 / footprint, 0.75) AS p75 FROM panden WHERE footprint > 0 AND m2 IS NOT NULL
         GROUP BY buurt HAVING count(*) >= 10)
       SELECT pand, m2, footprint, p75, n FROM panden LEFT JOIN ratios USING (buurt)`,
      ),
    );
    expect(total + withoutScore).toBe(rows.length);
    expect(next === null).toBe(total <= 200);
    const byPand = new Map(rows.map(row => [row.pand, row]));
    for (const candidate of candidates) {
      const row = byPand.get(candidate.pandId);
      expect(candidate.objects).toBe(row?.n);
      const storeys = (row?.m2 ?? 0) / (row?.footprint ?? 1);
      const reserve = Math.max(0, (row?.p75 ?? 0) - storeys);
      expect(signalOf(candidate, 'reserve')?.value).toBeCloseTo(reserve, 9);
      expect(signalOf(candidate, 'reserve')?.score).toBeCloseTo(Math.min(100, 50 * reserve), 9);
      for (const key of ['undervalued', 'held'])
        expect(signalOf(candidate, key)).toMatchObject({ value: null, score: null, missing: 'unknown' });
      expect([candidate.modelValue, candidate.lastPrice, candidate.potential]).toEqual([null, null, null]);
    }
    await close();
  },
);

all.test('Apeldoorn Noord: offices below C are those of a direct query', async () => {
  const { store, source, close } = await serve();
  const { candidates, total } = await source({
    weights: { ...weights, transformation: 0, vacancy: 0, reserve: 0 },
    strategy: 'obligation',
  });
  const [direct] = await store.use(snapshot =>
    snapshot.rows<{ bound: number; failing: number }>(
      `WITH objects AS (
         SELECT pand_id, energielabel, oppervlakte, list_contains(gebruiksdoelen, 'kantoorfunctie') AS office
         FROM verblijfsobject WHERE pand_id IS NOT NULL),
       panden AS (
         SELECT pand_id, sum(CASE WHEN office THEN oppervlakte ELSE 0 END) AS offices, sum(oppervlakte) AS whole,
           count(*) FILTER (office AND energielabel IS NOT NULL) AS labelled,
           count(*) FILTER (office AND energielabel IN ('D', 'E', 'F', 'G')) AS failing
         FROM objects GROUP BY pand_id)
       SELECT count(*)::INTEGER AS bound, count(*) FILTER (failing > 0)::INTEGER AS failing
       FROM panden WHERE offices >= 100 AND 2 * offices >= whole AND labelled > 0`,
    ),
  );
  expect(direct?.bound).toBeGreaterThan(0);
  expect(total).toBe(direct?.bound);
  expect(candidates.filter(({ score }) => score > 0)).toHaveLength(direct?.failing ?? -1);
  await close();
});
