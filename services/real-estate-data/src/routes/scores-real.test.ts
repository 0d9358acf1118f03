import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportJob, runImport } from '@kavel/catalogue-import';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import { type PropertyScore, scoreApi } from '@kavel/contracts';
import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { type Caller, createInProcessClient, hostServices } from '@kavel/service-kit';
import { createTestIssuer, realData } from '@kavel/service-kit/testing';
import { calculationRoutes } from '../calculation';

jest.setTimeout(240_000);

const all = realData('.');
const at = (name: string) => join(all.path, name);
const now = () => new Date('2026-11-21T12:00:00Z');

async function serve(...jobs: readonly ImportJob[]) {
  const folder = await temporaryFolder();
  await runImport({ dataFolder: folder.path, jobs, now });
  const store = new CatalogueStore(folder.path);
  const issuer = await createTestIssuer();
  const app = hostServices(
    [
      {
        name: 'real-estate-data',
        endpoints: [...Object.values(scoreApi), ...Object.values(sustainabilityApi)],
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
  return {
    store,
    scoreOf: (id: string) => api.call(scoreApi.propertyScore, { params: { id } }, caller),
    scoresOf: (body: string[]) => api.call(scoreApi.propertyScores, { body }, caller),
    close: () => app.close().then(() => folder.remove()),
  };
}

const partOf = ({ parts }: PropertyScore, key: string) => parts.find(part => part.key === key);

/** Great circle in metres. */
function metresBetween([lon, lat]: readonly number[], [otherLon, otherLat]: readonly number[]): number {
  const radians = (degrees = 0) => (degrees * Math.PI) / 180;
  const haversine =
    Math.sin((radians(otherLat) - radians(lat)) / 2) ** 2 +
    Math.cos(radians(lat)) *
      Math.cos(radians(otherLat)) *
      Math.sin((radians(otherLon) - radians(lon)) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(haversine));
}

interface Point {
  geometry: { coordinates: number[] };
}
const pointsOf = (path: string) =>
  (JSON.parse(readFileSync(at(path), 'utf8')) as { features: Point[] }).features.map(
    ({ geometry }) => geometry.coordinates,
  );

/**
 * Laan van de Kreeft 191: 1,406 m², of 2012, label A+++++. By hand: energy 0 kWh/m² → 100; age 14 → 86; space beyond 160
 * → 100. Station, charging points and amenities are measured here again, from the files.
 */
all.test('Apeldoorn Noord: a dwelling by hand', async () => {
  const served = await serve(
    {
      kind: 'bag',
      paths: [at('apeldoorn_noord/panden.geojson'), at('apeldoorn_noord/verblijfsobjecten.geojson')],
    },
    { kind: 'ep-online', paths: [at('apeldoorn_noord/energielabels_7311-7351.csv.gz')] },
    {
      kind: 'cbs',
      paths: [at('apeldoorn_noord/buurt.geojson'), at('apeldoorn_noord/wijken_cbs2024_apeldoorn.geojson')],
    },
    { kind: 'stations', paths: [at('nl_stations/stations_nl.csv')] },
    { kind: 'charging', paths: [at('apeldoorn_charging/laadpunten.geojson')] },
    { kind: 'schools', paths: [at('nl_schools_duo/scholen_20241122.geojson.gz')] },
    { kind: 'area-figures', paths: [at('nl_pc4_environment/pc4_envi_factors.csv')], year: 2016 },
    { kind: 'area-figures', paths: [at('nl_woz_cbs/woz_2023_gm_wk_bu.csv')], year: 2023 },
  );
  const place = [6.0027479, 52.2461323];
  const score = await served.scoreOf('0200010000126265');
  expect(partOf(score, 'energy')).toMatchObject({ value: 0, score: 100, level: 'object' });
  expect(partOf(score, 'building-age')).toMatchObject({ value: 14, score: 86 });
  expect(partOf(score, 'space')).toMatchObject({ value: 1_406, score: 100 });

  const stations = readFileSync(at('nl_stations/stations_nl.csv'), 'utf8').trim().split('\n').slice(1);
  const nearest = Math.min(
    ...stations.map(line => {
      const [lon, lat] = line.split(',').slice(-2).toReversed().map(Number);
      return metresBetween(place, [lon ?? 0, lat ?? 0]);
    }),
  );
  // The map's projection measures some tenths of a percent differently from a great circle.
  expect((partOf(score, 'station-distance')?.value ?? 0) * 1_000).toBeCloseTo(nearest, -2);

  const chargers = pointsOf('apeldoorn_charging/laadpunten.geojson');
  const within = chargers.filter(point => metresBetween(place, point) <= 500).length;
  expect(partOf(score, 'charging')?.value).toBe(within);

  expect(partOf(score, 'no2')).toMatchObject({ level: 'pc4', year: 2016, file: 'pc4_envi_factors' });
  // Ten years old and of a PC4: .75 × .6 of its weight counts in the confidence.
  expect(score.confidence).toBeLessThan(0.95);
  expect(partOf(score, 'gp')).toMatchObject({ value: null, score: null, level: null });
  const sum = score.parts.reduce((total, part) => total + part.contribution, 0);
  const present = score.parts.reduce((total, part) => total + (part.score === null ? 0 : part.weight), 0);
  const byHand = score.parts.reduce((total, part) => total + ((part.score ?? 0) * part.weight) / present, 0);
  expect(sum).toBeCloseTo(byHand, 9);
  expect(score.score === null).toBe(present < 0.6);

  const ids = await served.store.use(snapshot =>
    snapshot.rows<{ id: string }>('SELECT object_id AS id FROM verblijfsobject'),
  );
  const many = await served.scoresOf(ids.map(({ id }) => id));
  expect([many.scores.length, many.failed.length]).toEqual([490, 0]);
  await served.close();
});

all.test('Amsterdam: figures of 2024 by buurt, ranks and medians as DuckDB computes them', async () => {
  const drawn = await temporaryFolder();
  const places = Array.from({ length: 30 }, (_, at) => ({
    id: objectId(at),
    at: [4.86 + (at % 6) * 0.012, 52.35 + Math.floor(at / 6) * 0.006] as [number, number],
  }));
  const objects = await writeObjects(drawn.path, places);
  const served = await serve(
    { kind: 'cbs', paths: [at('amsterdam_boundaries/buurten_official.geojson')] },
    { kind: 'bag', paths: [objects] },
    {
      kind: 'area-figures',
      paths: [
        at('amsterdam_buurt_figures/kerncijfers_2024.csv'),
        at('amsterdam_buurt_figures/nabijheid_2024.csv'),
      ],
    },
  );
  const [row] = await served.store.use(snapshot =>
    snapshot.rows<{ id: string; code: string; woz: number; below: number; same: number; n: number }>(
      `SELECT o.object_id AS id, o.buurtcode AS code, f.value AS woz,
         (SELECT count(*)::INTEGER FROM area_figure a WHERE a.figure = 'wozValue' AND a.level = 'buurt' AND a.value < f.value) AS below,
         (SELECT count(*)::INTEGER FROM area_figure a WHERE a.figure = 'wozValue' AND a.level = 'buurt' AND a.value = f.value) AS same,
         (SELECT count(a.value)::INTEGER FROM area_figure a WHERE a.figure = 'wozValue' AND a.level = 'buurt') AS n
       FROM verblijfsobject o JOIN area_figure f ON f.code = o.buurtcode AND f.figure = 'wozValue' AND f.value IS NOT NULL
       ORDER BY o.object_id LIMIT 1`,
    ),
  );
  const score = await served.scoreOf(row?.id ?? '');
  const woz = partOf(score, 'woz-rank');
  expect(woz).toMatchObject({ value: row?.woz, level: 'buurt', year: 2024, file: 'kerncijfers_2024' });
  const rank = (100 * ((row?.below ?? 0) + (row?.same ?? 0) / 2)) / (row?.n ?? 1);
  // 101 percentiles of some four hundred buurten: exact to about a point.
  expect(Math.abs((woz?.percentile ?? 0) - rank)).toBeLessThan(1.5);
  expect(woz?.score).toBeCloseTo(woz?.percentile ?? 0, 9);
  expect(partOf(score, 'vacancy')?.value).toBeGreaterThanOrEqual(0);
  expect(partOf(score, 'primary-school')).toMatchObject({ level: 'buurt', year: 2024 });
  // The figure of the gemeente itself.
  expect(woz?.reference.gemeente).toBe(498_000);
  await served.close();
  await drawn.remove();
});
