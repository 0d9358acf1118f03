import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectId, writeObjects } from '../testing/bag-fixture';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeAll(async () => {
  folder = await importFolder();
  await fill();
}, 120_000);
afterAll(() => folder.remove());

/** Three buurten side by side, of 40, 25 and 6 objects; figures of the first two, and of the wijk that they lie in. */
const counts = [40, 25, 6];
const west = (buurt: number) => 5 + buurt * 0.02;

async function fill(): Promise<void> {
  const objects = counts.flatMap((count, buurt) =>
    Array.from({ length: count }, (_, at) => ({
      id: objectId(buurt * 100 + at),
      at: [west(buurt) + 0.001 + at * 0.0002, 52.005] as [number, number],
      oppervlakte: 20 + ((at * 37) % 190),
      gebruiksdoel: at % 7 === 0 ? 'kantoorfunctie' : at % 5 === 0 ? 'winkelfunctie' : 'woonfunctie',
      postcode: at % 3 === 0 ? null : at % 2 === 0 ? '8990AA' : '8991AA',
    })),
  );
  const outline = (buurt: number) => {
    const [left, right] = [west(buurt), west(buurt + 1)];
    return [
      [left, 52],
      [right, 52],
      [right, 52.01],
      [left, 52.01],
      [left, 52],
    ];
  };
  const features = counts.map((_, buurt) => ({
    type: 'Feature',
    properties: {
      buurtcode: `BU0299000${buurt}`,
      buurtnaam: `Buurt ${buurt}`,
      wijkcode: 'WK029900',
      gemeentecode: 'GM0299',
      gemeentenaam: 'Proef',
    },
    geometry: { type: 'Polygon', coordinates: [outline(buurt)] },
  }));
  const buurten = await save('buurten.geojson', [JSON.stringify({ type: 'FeatureCollection', features })]);
  const figures = await save('nabijheid_2024.csv', [
    'code;grote_supermarkt_gemiddelde_afstand_in_km;basisonderwijs_gemiddelde_afstand_in_km',
    'BU02990000;0,7;1,2',
    'BU02990001;2,2;',
    'WK029900;1,5;0,9',
  ]);
  const stations = await save('stations.csv', ['code,name,lon,lat', 'A,Noord,5.01,52.03']);
  await folder.bring(
    { kind: 'bag', paths: [await writeObjects(folder.path, objects)] },
    { kind: 'cbs', paths: [buurten] },
    { kind: 'area-figures', paths: [figures] },
    { kind: 'stations', paths: [stations] },
  );
}

async function save(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

interface Stored {
  code: string;
  n: number;
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}
const stored = (level: string, metric: string) =>
  folder.look(snapshot =>
    snapshot.rows<Stored>(
      'SELECT code, n, mean, p10, p50, p90 FROM area_score WHERE level = $level AND metric = $metric ORDER BY code',
      { level, metric },
    ),
  );

/** The same from the objects in one query: `value` is SQL over objects `o`, `points` over its result `v`. */
const direct = (code: string, value: string, points: string) =>
  folder.look(snapshot =>
    snapshot.rows<Stored>(
      `SELECT code, count(*)::INTEGER AS n, avg(greatest(0, least(100, ${points}))) AS mean,
         quantile_cont(v, 0.1) AS p10, quantile_cont(v, 0.5) AS p50, quantile_cont(v, 0.9) AS p90
       FROM (SELECT o.*, ${code} AS code, ${value} AS v FROM verblijfsobject o)
       WHERE code IS NOT NULL AND v IS NOT NULL GROUP BY code HAVING count(*) >= 10 ORDER BY code`,
    ),
  );

function same(found: readonly Stored[], expected: readonly Stored[]): void {
  expect(found.map(({ code, n }) => [code, n])).toEqual(expected.map(({ code, n }) => [code, n]));
  for (const [at, one] of found.entries())
    for (const key of ['mean', 'p10', 'p50', 'p90'] as const)
      expect(one[key]).toBeCloseTo(expected[at]?.[key] ?? Number.NaN, 9);
}

const codes = {
  buurt: 'o.buurtcode',
  wijk: 'o.wijkcode',
  gemeente: 'o.gemeentecode',
  pc4: 'left(o.postcode, 4)',
};

describe.each(Object.entries(codes))('scores by %s are those of all of its objects', (level, code) => {
  test('of the distance to a station', async () => {
    const found = await stored(level, 'station-distance');
    expect(found.length).toBeGreaterThan(0);
    same(found, await direct(code, 'o.trainstation_distance / 1000', '100 * (v - 8) / (0.4 - 8)'));
  });

  test('of usable area, with the scale of each use', async () => {
    const points = `CASE vtw_type WHEN 'kantoor' THEN 100 * (v - 50) / 950 WHEN 'winkel' THEN 100 * (v - 40) / 460
      ELSE 100 * (v - 30) / 130 END`;
    same(await stored(level, 'space'), await direct(code, 'o.oppervlakte', points));
  });

  test('of a figure of areas: that of the buurt, else of the wijk', async () => {
    const figure = (name: string, at: string) =>
      `(SELECT value FROM area_figure f WHERE f.figure = '${name}' AND f.code = ${at})`;
    const value = `coalesce(${figure('supermarketDistance', 'o.buurtcode')}, ${figure('supermarketDistance', 'o.wijkcode')})`;
    same(await stored(level, 'supermarket'), await direct(code, value, '100 * (v - 3.4) / (0.3 - 3.4)'));
  });

  test('of a distance that only areas have, where objects could have their own', async () => {
    const figure = (at: string) =>
      `(SELECT value FROM area_figure f WHERE f.figure = 'primarySchoolDistance' AND f.code = ${at})`;
    const value = `coalesce(${figure('o.buurtcode')}, ${figure('o.wijkcode')})`;
    same(await stored(level, 'primary-school'), await direct(code, value, '100 * (v - 2.5) / (0.3 - 2.5)'));
  });
});

test('a buurt of six objects has no scores, but its number of objects is known', async () => {
  expect((await stored('buurt', 'space')).map(({ code }) => code)).toEqual(['BU02990000', 'BU02990001']);
  const uses = await folder.look(snapshot =>
    snapshot.rows<{ objects: number }>(
      "SELECT sum(objects)::INTEGER AS objects FROM area_use WHERE level = 'buurt' AND code = 'BU02990002'",
    ),
  );
  expect(uses).toEqual([{ objects: 6 }]);
});

test('percentiles of objects are kept for the gemeente and for all', async () => {
  const rows = await folder.look(snapshot =>
    snapshot.rows<{ scope: string; n: number; median: number; direct: number }>(
      `SELECT scope, n, quantiles[51] AS median,
         (SELECT quantile_cont(oppervlakte, 0.5) FROM verblijfsobject) AS direct
       FROM score_quantile WHERE metric = 'space' ORDER BY scope`,
    ),
  );
  expect(rows.map(({ scope, n }) => [scope, n])).toEqual([
    ['GM0299', 71],
    ['country', 71],
  ]);
  for (const { median, direct: expected } of rows) expect(median).toBeCloseTo(expected, 9);
});
