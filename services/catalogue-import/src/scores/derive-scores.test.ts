import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectId, writeObjects } from '../testing/bag-fixture';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

async function save(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

interface Value {
  code: string;
  metric: string;
  value: number;
  year: number;
  source: string | null;
}
const valuesOf = (where: string) =>
  folder.look(snapshot =>
    snapshot.rows<Value>(
      `SELECT code, metric, value, year, source FROM area_value WHERE ${where} ORDER BY metric, code`,
    ),
  );

const proximity =
  'code;jaar;AfstandTotGroteSupermarkt_24;AfstandTotHuisartsenpraktijk_5;AfstandTotOpenbaarGroenTotaal_92';

test('the last year that has a figure counts; missing and secret ones do not hide an earlier one', async () => {
  const older = await save('nabijheid_2022.csv', [
    proximity,
    'BU00010000;2022;0,8;1,2;0,4',
    'BU00010001;2022;2;;0',
  ]);
  const newer = await save('nabijheid_2024.csv', [
    proximity,
    'BU00010000;2024;-99995;1,1;',
    'BU00010001;2024;1,9;;0,3',
  ]);
  await folder.bring({ kind: 'area-figures', paths: [newer, older] });
  expect(await valuesOf('true')).toEqual([
    { code: 'BU00010000', metric: 'gp', value: 1.1, year: 2024, source: 'nabijheid_2024' },
    { code: 'BU00010000', metric: 'green', value: 0.4, year: 2022, source: 'nabijheid_2022' },
    { code: 'BU00010001', metric: 'green', value: 0.3, year: 2024, source: 'nabijheid_2024' },
    { code: 'BU00010000', metric: 'supermarket', value: 0.8, year: 2022, source: 'nabijheid_2022' },
    { code: 'BU00010001', metric: 'supermarket', value: 1.9, year: 2024, source: 'nabijheid_2024' },
  ]);
});

test('noise is the mean of the middles of its classes: half ≤ 45 and half above 65 is 55 dB', async () => {
  const header = 'pc4,dn_1,dn_2,dn_3,dn_4,dn_5,dn_6,no2_avg';
  const path = await save('omgeving.csv', [header, '1011.000,0.4,0,0,0,0,0.4,21.5', '1012,0,0,1,0,0,0,0']);
  await folder.bring({ kind: 'area-figures', paths: [path], year: 2016 });
  expect(await valuesOf('true')).toEqual([
    { code: '1011', metric: 'no2', value: 21.5, year: 2016, source: 'omgeving' },
    { code: '1011', metric: 'noise', value: expect.closeTo(55, 9), year: 2016, source: 'omgeving' },
    { code: '1012', metric: 'noise', value: expect.closeTo(52.5, 9), year: 2016, source: 'omgeving' },
  ]);
});

test('key figures that came with outlines are read too, after those of files by year', async () => {
  const square = [
    [5, 52],
    [5.01, 52],
    [5.01, 52.01],
    [5, 52],
  ];
  const feature = {
    type: 'Feature',
    properties: {
      buurtcode: 'BU00010000',
      buurtnaam: 'A',
      gemeentecode: 'GM0001',
      gemeentenaam: 'Proef',
      jaar: 2023,
      gemiddelde_woningwaarde: 412,
      percentage_leegstand_woningen: 0,
      grote_supermarkt_gemiddelde_afstand_in_km: 0.7,
      huisartsenpraktijk_gemiddelde_afstand_in_km: -99_997,
    },
    geometry: { type: 'Polygon', coordinates: [square] },
  };
  const outlines = await save('buurten.geojson', [
    JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
  ]);
  const figures = await save('nabijheid_2023.csv', [proximity, 'BU00010000;2023;0,6;;']);
  await folder.bring({ kind: 'cbs', paths: [outlines] }, { kind: 'area-figures', paths: [figures] });
  expect(await valuesOf('true')).toEqual([
    { code: 'BU00010000', metric: 'supermarket', value: 0.6, year: 2023, source: 'nabijheid_2023' },
    { code: 'BU00010000', metric: 'vacancy', value: 0, year: 2023, source: 'CBS' },
    { code: 'BU00010000', metric: 'woz-rank', value: 412_000, year: 2023, source: 'CBS' },
  ]);
});

test('percentiles of a gemeente and of all are those of DuckDB; of nine buurten there are none', async () => {
  const of = (gemeente: string, count: number) =>
    Array.from(
      { length: count },
      (_, at) => `BU${gemeente}00${String(at).padStart(2, '0')};${300 + at * at}`,
    );
  const path = await save('woz_2023.csv', ['code;woz_x1000', ...of('0001', 12), ...of('0002', 9)]);
  await folder.bring({ kind: 'area-figures', paths: [path] });
  const rows = await folder.look(snapshot =>
    snapshot.rows<{ scope: string; n: number }>('SELECT scope, n FROM score_quantile ORDER BY scope'),
  );
  expect(rows.map(({ scope, n }) => [scope, n])).toEqual([
    ['GM0001', 12],
    ['country', 21],
  ]);
  const direct = await folder.look(snapshot =>
    snapshot.rows<{ low: number; median: number; high: number; kept: number[] }>(
      `SELECT quantile_cont(value, 0.1) AS low, quantile_cont(value, 0.5) AS median, quantile_cont(value, 0.9) AS high,
         (SELECT quantiles FROM score_quantile WHERE scope = 'GM0001') AS kept
       FROM area_figure WHERE figure = 'wozValue' AND code LIKE 'BU0001%'`,
    ),
  );
  const { low, median, high, kept = [] } = direct[0] ?? {};
  expect(kept).toHaveLength(101);
  expect([kept[10], kept[50], kept[90]]).toEqual([low, median, high]);
});

test('objects get the distance to a primary school, charging points within 500 m and amenities within 1 km', async () => {
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), at: [5.5, 52.2] },
    { id: objectId(2), at: [5.505, 52.2], gebruiksdoel: 'winkelfunctie,kantoorfunctie' },
    { id: objectId(3), at: [5.5, 52.205], gebruiksdoel: 'onderwijsfunctie,sportfunctie' },
    { id: objectId(4), at: [5.9, 52.2], gebruiksdoel: 'winkelfunctie' },
  ]);
  const at = (name: string, lon: number, lat: number, properties: object) =>
    save(name, [
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lon, lat] } }],
      }),
    ]);
  const near = await at('basis.geojson', 5.5, 52.209, {
    naam: 'A',
    type: 'basisschool',
    brin_nummer: '01AA',
  });
  const other = await at('havo.geojson', 5.5, 52.2, { naam: 'B', type: 'HAVO', brin_nummer: '02AA' });
  const charger = await at('laad.geojson', 5.503, 52.2, { locationId: 'X1', address: 'Straat 1' });
  await folder.bring({ kind: 'bag', paths: [objects] });
  // Imported later and by themselves: objects are measured again.
  await folder.bring({ kind: 'schools', paths: [near, other] });
  await folder.bring({ kind: 'charging', paths: [charger] });
  const measured = await folder.look(snapshot =>
    snapshot.rows(
      'SELECT school_distance AS school, charging_points AS charging, amenities FROM verblijfsobject ORDER BY object_id',
    ),
  );
  // A thousandth of a degree of latitude is 111.3 m, of longitude here 68.2 m. The last object lies 27 km away: no file
  // covers it, but the BAG does.
  expect(measured).toEqual([
    { school: expect.closeTo(1_002, -1), charging: 1, amenities: 3 },
    { school: expect.closeTo(1_058, -1), charging: 1, amenities: 3 },
    { school: expect.closeTo(445, -1), charging: 0, amenities: 3 },
    { school: null, charging: null, amenities: 1 },
  ]);
});
