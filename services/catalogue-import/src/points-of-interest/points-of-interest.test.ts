import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { realData } from '@kavel/service-kit/testing';
import { type ImportFolder, importFolder } from '../testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

interface Row {
  kind: string;
  naam: string;
  detail: string | null;
  amount: number | null;
}
const rows = (where = 'true') =>
  folder.look(snapshot =>
    snapshot.rows<Row>(`SELECT kind, naam, detail, amount FROM poi WHERE ${where} ORDER BY naam`),
  );

async function save(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

test('platforms become one stop with the name of the stop they belong to; a stop outside is rejected', async () => {
  const lines = [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'area:1,"Dorp, Markt",52.1,5.1,1,',
    '11,Markt perron A,52.1001,5.1,0,area:1',
    '12,Markt perron B,52.0999,5.1,0,area:1',
    '21,Kerkplein,52.2,5.2,0,',
    '31,Paris,48.8,2.3,0,',
  ];
  const outcome = await folder.bring({ kind: 'stops', paths: [await save('stops.txt', lines.join('\n'))] });
  expect(outcome.files).toMatchObject([{ read: 5, accepted: 4, rejected: 1 }]);
  expect(await rows()).toEqual([
    { kind: 'stop', naam: 'Dorp, Markt', detail: null, amount: 2 },
    { kind: 'stop', naam: 'Kerkplein', detail: null, amount: 1 },
  ]);
});

test('a file that comes again takes the place of what it brought; others stay', async () => {
  const shop = await save('winkels.csv', 'name,kind,lon,lat\nBakker,shop,5.1,52.1\nSlager,shop,5.1,52.1');
  const care = await save('zorg.csv', 'name,kind,lon,lat\nHuisarts,care,5.1,52.1');
  await folder.bring({ kind: 'poi', paths: [shop, care] });
  await save('winkels.csv', 'name,kind,lon,lat\nGroenteman,shop,5.1,52.1\nNiets,,5.1,52.1');
  const again = await folder.bring({ kind: 'poi', paths: [shop] });
  expect(again.files).toMatchObject([{ accepted: 1, rejected: 1 }]);
  expect((await rows()).map(({ naam }) => naam)).toEqual(['Groenteman', 'Huisarts']);
});

test('a zip without stops is refused with words', async () => {
  const path = await save('winkels.zip', 'PK\u0003\u0004 and nothing more');
  await expect(folder.bring({ kind: 'stops', paths: [path] })).rejects.toThrow(/zip/);
});

const schools = realData('nl_schools_duo/scholen_20241122.geojson.gz');
schools.test('8,717 schools of the country, of which 6,182 are primary', async () => {
  const outcome = await folder.bring({ kind: 'schools', paths: [schools.path] });
  expect(outcome.files).toMatchObject([{ what: 'schools', read: 8_717, accepted: 8_717, rejected: 0 }]);
  expect(await rows("detail = 'basisschool'")).toHaveLength(6_182);
  expect(await rows('amount IS NOT NULL')).toHaveLength(8_440);
});

const gtfs = realData('rotterdam_ret_gtfs');
gtfs.test(
  'the GTFS of Rotterdam: 491 platforms become 233 stops; a table of South Holland comes beside it',
  async () => {
    const outcome = await folder.bring({
      kind: 'stops',
      paths: [`${gtfs.path}/gtfs-ret.zip`, `${gtfs.path}/ov_stops_zuid_holland.csv`],
    });
    expect(outcome.files).toMatchObject([
      { read: 491 + 233, accepted: 491 + 233, rejected: 0 },
      { read: 8_500, accepted: 8_500 },
    ]);
    const metro = await rows("source = 'gtfs-ret.zip'");
    expect(metro).toHaveLength(233);
    expect(metro.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(491);
    expect(metro.some(({ naam }) => naam === 'Rotterdam, Kralingse Zoom')).toBe(true);
  },
);

const charging = realData('apeldoorn_charging/laadpunten.geojson');
charging.test('684 charging points of Apeldoorn, 290 of unknown power', async () => {
  const outcome = await folder.bring({ kind: 'charging', paths: [charging.path] });
  expect(outcome.files).toMatchObject([{ read: 684, accepted: 684, rejected: 0 }]);
  const found = await rows();
  expect(found.filter(({ amount }) => amount === null)).toHaveLength(290);
  expect(Math.max(...found.map(({ amount }) => amount ?? 0))).toBe(350);
});

const osm = realData('amsterdam_osm_poi/tourism.geojson');
osm.test('786 places for visitors in Amsterdam by the tags of OpenStreetMap', async () => {
  const outcome = await folder.bring({ kind: 'poi', paths: [osm.path] });
  const [file] = outcome.files;
  expect(file?.read).toBe(786);
  expect((file?.accepted ?? 0) + (file?.rejected ?? 0)).toBe(786);
  expect(await rows("detail = 'museum' AND kind = 'culture'")).not.toHaveLength(0);
  expect((await rows("kind = 'lodging'")).length).toBeGreaterThan(400);
});
