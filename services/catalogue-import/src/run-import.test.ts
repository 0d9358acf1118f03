import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectsById } from '@kavel/catalogue';
import { type ImportJob, runImport } from './run-import';
import { objectId, pandId, writeObjects, writePanden } from './testing/bag-fixture';
import { type ImportFolder, importFolder } from './testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

test('a dwelling is an apartment when its pand has several; other functions keep their type, panden get that of most objects', async () => {
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), pandId: pandId(1) },
    { id: objectId(2), pandId: pandId(2) },
    { id: objectId(3), pandId: pandId(2), gebruiksdoel: 'woonfunctie,winkelfunctie' },
    { id: objectId(4), pandId: pandId(1), gebruiksdoel: 'industriefunctie,kantoorfunctie' },
    { id: objectId(5), gebruiksdoel: 'sportfunctie' },
    { id: objectId(6), gebruiksdoel: 'industriefunctie' },
    { id: objectId(7), pandId: pandId(3), gebruiksdoel: 'winkelfunctie' },
    { id: objectId(8), pandId: pandId(3), gebruiksdoel: 'kantoorfunctie' },
  ]);
  const panden = await writePanden(folder.path, [
    { id: pandId(1), bouwjaar: 1931 },
    { id: pandId(3), bouwjaar: 1932 },
    { id: pandId(4), bouwjaar: 1933 },
  ]);
  await folder.bring({ kind: 'bag', paths: [objects, panden] });
  const found = await folder.look(snapshot => objectsById(snapshot, [1, 2, 3, 4, 5].map(objectId)));
  const types = Object.fromEntries(found.map(object => [object.objectId, [object.vtwType, object.bouwjaar]]));
  expect(types).toEqual({
    [objectId(1)]: ['eengezinswoning', 1931],
    [objectId(2)]: ['appartement', 1970],
    [objectId(3)]: ['appartement', 1970],
    [objectId(4)]: ['bedrijfsruimte', 1931],
    [objectId(5)]: ['overig', 1931],
  });
  expect(
    await folder.look(snapshot =>
      snapshot.rows('SELECT identificatie AS id, vtw_type AS type FROM pand ORDER BY id'),
    ),
  ).toEqual([
    { id: pandId(1), type: 'bedrijfsruimte' },
    { id: pandId(3), type: 'winkel' },
    { id: pandId(4), type: null },
  ]);
});

test('a real file with the name of a fictional one leaves its rows and its record', async () => {
  const stops = join(folder.path, 'stops.csv');
  const zoning = join(folder.path, 'plan.geojson');
  const plan = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { bestemmingshoofdgroep: 'wonen' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [5, 52],
              [5.1, 52],
              [5.1, 52.1],
              [5, 52],
            ],
          ],
        },
      },
    ],
  };
  await writeFile(zoning, JSON.stringify(plan));
  for (const [id, fictional] of [
    ['demo', true],
    ['one', false],
    ['two', false],
  ] as const) {
    await writeFile(stops, `stop_id,name,lon,lat\n${id},${id},5.1,52.1\n`);
    const jobs: ImportJob[] = [
      { kind: 'stops', paths: [stops] },
      { kind: 'zoning', paths: [zoning] },
    ];
    await runImport({ dataFolder: folder.path, jobs, fictional });
  }
  const found = await folder.look(async snapshot => ({
    stops: await snapshot.rows('SELECT naam, fictional FROM poi ORDER BY naam'),
    records: await snapshot.rows('SELECT kind, fictional FROM dataset ORDER BY ALL'),
  }));
  expect(found).toEqual({
    stops: [
      { naam: 'demo', fictional: true },
      { naam: 'two', fictional: false },
    ],
    records: [
      { kind: 'stops', fictional: false },
      { kind: 'stops', fictional: true },
      { kind: 'zoning', fictional: false },
    ],
  });
});

test('of files imported together the later ones replace the same objects and panden, and deals are matched to them', async () => {
  const first = await writeObjects(folder.path, [
    { id: objectId(1), pandId: pandId(1), huisnummer: 1 },
    { id: objectId(2), pandId: pandId(1), huisnummer: 2 },
  ]);
  const panden = await writePanden(folder.path, [{ id: pandId(1), bouwjaar: 1931 }]);
  const before: ImportJob = { kind: 'bag', paths: [first, panden] };
  await folder.bring(before);
  const later = join(folder.path, 'later');
  await mkdir(later);
  const again: ImportJob = {
    kind: 'bag',
    paths: [
      await writeObjects(later, [{ id: objectId(2), pandId: pandId(1), huisnummer: 22 }]),
      await writePanden(later, [{ id: pandId(1), bouwjaar: 1999 }]),
    ],
  };
  const sales = join(later, 'sales.csv');
  await writeFile(sales, 'id,postcode,huisnummer,date,price\nV1,8990AA,22,2024-05-01,300000\n');
  await folder.bring(before, again, { kind: 'transactions', paths: [sales] });
  const found = await folder.look(snapshot => objectsById(snapshot, [objectId(1), objectId(2)]));
  expect(found.map(({ objectId, huisnummer, bouwjaar }) => [objectId, huisnummer, bouwjaar])).toEqual([
    [objectId(1), 1, 1999],
    [objectId(2), 22, 1999],
  ]);
  expect(
    await folder.look(async snapshot => [
      await snapshot.rows('SELECT object_id FROM verblijfsobject ORDER BY object_id'),
      await snapshot.rows('SELECT identificatie FROM pand'),
      await snapshot.rows('SELECT object_id FROM sale WHERE NOT generated'),
    ]),
  ).toEqual([
    [{ object_id: objectId(1) }, { object_id: objectId(2) }],
    [{ identificatie: pandId(1) }],
    [{ object_id: objectId(2) }],
  ]);
});

test('invalid rows are left out and listed with their position and reason', async () => {
  const objects = await writeObjects(folder.path, [
    { id: objectId(1) },
    { id: '123' },
    { id: objectId(3), status: 'Verblijfsobject ingetrokken' },
    { id: objectId(4), gebruiksdoel: 'vliegfunctie' },
    { id: objectId(5), at: [194_000, 470_000] },
    { id: objectId(6), huisnummer: 0 },
  ]);
  const outcome = await folder.bring({ kind: 'bag', paths: [objects] });
  expect(outcome).toMatchObject({ rejected: 5, files: [{ read: 6, accepted: 1, rejected: 5 }] });
  const lines = (await readFile(outcome.rejectedPath ?? '', 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('file,position,id,reason');
  expect(lines.slice(1).map(line => line.slice(objects.length + 1))).toEqual([
    '2,123,identificatie is not 16 digits',
    `3,${objectId(3)},status is Verblijfsobject ingetrokken`,
    `4,${objectId(4)},"unknown gebruiksdoel ""vliegfunctie"""`,
    `5,${objectId(5)},has coordinates in RD New metres (EPSG:28992); WGS84 degrees are expected`,
    `6,${objectId(6)},huisnummer is not a positive number`,
  ]);
});

test('control characters are removed from texts of the BAG', async () => {
  const objects = await writeObjects(folder.path, [{ id: objectId(1), straat: 'Dorps\u001fstraat\u0000\n' }]);
  await folder.bring({ kind: 'bag', paths: [objects] });
  const [found] = await folder.look(snapshot => objectsById(snapshot, [objectId(1)]));
  expect(found?.straat).toBe('Dorps straat');
});
