import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '@kavel/catalogue';
import { catalogueStatus, objectsById } from '@kavel/catalogue';
import { lookInto, temporaryFolder } from '@kavel/catalogue/testing';
import { realData } from '@kavel/service-kit/testing';
import { type ImportJob, type ImportOutcome, runImport } from './run-import';
import { objectId, pandId, writeObjects, writePanden } from './testing/bag-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function bring(...jobs: ImportJob[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs });
}

function look<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return lookInto(folder.path, work);
}

/** Everything in the tables but the moment it came in. */
function contents(): Promise<unknown> {
  return look(async snapshot => ({
    objects: await snapshot.rows('SELECT * FROM verblijfsobject ORDER BY object_id'),
    panden: await snapshot.rows('SELECT * FROM pand ORDER BY identificatie'),
    labels: await snapshot.rows('SELECT * FROM energielabel ORDER BY ALL'),
    areas: await snapshot.rows('SELECT * FROM wijk UNION ALL BY NAME SELECT * FROM buurt ORDER BY code'),
    deals: await snapshot.rows('SELECT * FROM sale UNION ALL BY NAME SELECT * FROM rent ORDER BY ALL'),
    datasets: await snapshot.rows('SELECT kind, source, accepted, rejected FROM dataset ORDER BY ALL'),
  }));
}

test('a dwelling is an apartment when its pand has more of them; other functions follow their kind, panden most of theirs', async () => {
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
  await bring({ kind: 'bag', paths: [objects, panden] });
  const found = await look(snapshot => objectsById(snapshot, [1, 2, 3, 4, 5].map(objectId)));
  const types = Object.fromEntries(found.map(object => [object.objectId, [object.vtwType, object.bouwjaar]]));
  expect(types).toEqual({
    [objectId(1)]: ['eengezinswoning', 1931],
    [objectId(2)]: ['appartement', 1970],
    [objectId(3)]: ['appartement', 1970],
    [objectId(4)]: ['bedrijfsruimte', 1931],
    [objectId(5)]: ['overig', 1931],
  });
  expect(
    await look(snapshot =>
      snapshot.rows('SELECT identificatie AS id, vtw_type AS type FROM pand ORDER BY id'),
    ),
  ).toEqual([
    { id: pandId(1), type: 'bedrijfsruimte' },
    { id: pandId(3), type: 'winkel' },
    { id: pandId(4), type: null },
  ]);
});

test('of files that are brought in together the later ones replace the same objects and panden, and deals find them', async () => {
  const first = await writeObjects(folder.path, [
    { id: objectId(1), pandId: pandId(1), huisnummer: 1 },
    { id: objectId(2), pandId: pandId(1), huisnummer: 2 },
  ]);
  const panden = await writePanden(folder.path, [{ id: pandId(1), bouwjaar: 1931 }]);
  const before: ImportJob = { kind: 'bag', paths: [first, panden] };
  await bring(before);
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
  await bring(before, again, { kind: 'transactions', paths: [sales] });
  const found = await look(snapshot => objectsById(snapshot, [objectId(1), objectId(2)]));
  expect(found.map(({ objectId, huisnummer, bouwjaar }) => [objectId, huisnummer, bouwjaar])).toEqual([
    [objectId(1), 1, 1999],
    [objectId(2), 22, 1999],
  ]);
  expect(
    await look(async snapshot => [
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

test('bad rows are left out and listed with their place and reason', async () => {
  const objects = await writeObjects(folder.path, [
    { id: objectId(1) },
    { id: '123' },
    { id: objectId(3), status: 'Verblijfsobject ingetrokken' },
    { id: objectId(4), gebruiksdoel: 'vliegfunctie' },
    { id: objectId(5), at: [194_000, 470_000] },
    { id: objectId(6), huisnummer: 0 },
  ]);
  const outcome = await bring({ kind: 'bag', paths: [objects] });
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

test('the newest label wins, by id or else by address, whatever comes first', async () => {
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), huisnummer: 1 },
    { id: objectId(2), huisnummer: 2, huisletter: 'A', toevoeging: 'bis' },
    { id: objectId(3), huisnummer: 3 },
  ]);
  const english = join(folder.path, 'labels.csv');
  await writeFile(
    english,
    `postal_code,house_number,house_letter,house_addition,vbo_id,energy_label,registration_date\n
8990AA,1,,,${objectId(1)},C,20200101
8990AA,2,A,bis,,E,20190101
8990AA,3,,,${objectId(3)},H,20190101\n`,
  );
  const dutch = join(folder.path, 'v2.csv');
  await writeFile(
    dutch,
    `Pand_opnamedatum;Pand_energieklasse;Pand_postcode;Pand_huisnummer;Pand_huisletter;Pand_huisnummertoevoeging;Pand_bagverblijfsobjectid;Meting_geldig_tot
20240505;A++;8990 AA;1;;;${objectId(1)};20340505
20180101;G;8990AA;1;;;${objectId(1)};20280101
20250101;B;8990aa;2;a;BIS;;20350101\n`,
  );
  const outcome = await bring(
    { kind: 'ep-online', paths: [dutch, english] },
    { kind: 'bag', paths: [objects] },
  );
  expect(outcome.rejected).toBe(1);
  const labels = async (): Promise<unknown> =>
    (await look(snapshot => objectsById(snapshot, [1, 2, 3].map(objectId))))
      .sort((a, b) => a.objectId.localeCompare(b.objectId))
      .map(object => object.energielabel);
  expect(await labels()).toEqual(['A++', 'B', null]);
  await bring({ kind: 'ep-online', paths: [english] });
  expect(await labels()).toEqual(['A++', 'B', null]);
});

test('areas get their objects by place; a negative figure is missing; boundaries alone take no figures away', async () => {
  const square = (from: number): number[][][] => [
    [
      [from, 52.19],
      [from + 0.02, 52.19],
      [from + 0.02, 52.21],
      [from, 52.21],
      [from, 52.19],
    ],
  ];
  const area = (properties: object, from: number): object => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: square(from) },
  });
  const buurten = join(folder.path, 'buurten.geojson');
  const wijken = join(folder.path, 'wijken.geojson');
  const bare = join(folder.path, 'bare.geojson');
  const collection = (...features: object[]): string =>
    JSON.stringify({ type: 'FeatureCollection', features });
  await writeFile(
    buurten,
    collection(
      area(
        {
          BU_CODE: 'BU02990001',
          BU_NAAM: 'Noord',
          WK_CODE: 'WK029900',
          GM_NAAM: 'Proefdorp',
          AANT_INW: 120,
          aantalHuishoudens: -99_999_999,
        },
        5.49,
      ),
    ),
  );
  await writeFile(
    wijken,
    collection(area({ wijkcode: 'WK029900', wijknaam: 'Dorp', gemeentenaam: 'Proefdorp' }, 5.49)),
  );
  await writeFile(bare, collection(area({ buurtcode: 'BU02990001', buurtnaam: 'Noord' }, 5.49)));
  const objects = await writeObjects(folder.path, [
    { id: objectId(1), at: [5.5, 52.2] },
    { id: objectId(2), at: [5.6, 52.2] },
  ]);
  await bring({ kind: 'bag', paths: [objects] }, { kind: 'cbs', paths: [buurten, wijken] });
  await bring({ kind: 'cbs', paths: [bare] });
  const [inside, outside] = (await look(snapshot => objectsById(snapshot, [objectId(1), objectId(2)]))).sort(
    (a, b) => a.objectId.localeCompare(b.objectId),
  );
  expect(inside).toMatchObject({
    buurtcode: 'BU02990001',
    buurtnaam: 'Noord',
    wijknaam: 'Dorp',
    gemeentenaam: 'Proefdorp',
  });
  expect(outside).toMatchObject({
    buurtcode: null,
    wijkcode: null,
    gemeentecode: 'GM0299',
    gemeentenaam: 'Proefdorp',
  });
  const [{ figures } = { figures: '' }] = await look(snapshot =>
    snapshot.rows<{ figures: string }>('SELECT figures::VARCHAR AS figures FROM buurt'),
  );
  expect(JSON.parse(figures)).toEqual({ aantal_inwoners: 120 });
});

test('names of areas come in without control characters', async () => {
  const corners = [5.49, 5.51, 5.51, 5.49].map((lon, corner) => [lon, corner < 2 ? 52.19 : 52.21]);
  const geometry = { type: 'Polygon', coordinates: [[...corners, corners[0]]] };
  const properties = {
    buurtcode: 'BU02990001',
    buurtnaam: 'Oud\u001fNoord',
    wijkcode: 'WK029900',
    gemeentenaam: 'Proef\u0000\ndorp\t\u0007',
  };
  const file = join(folder.path, 'buurten.geojson');
  const features = [{ type: 'Feature', properties, geometry }];
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await bring({ kind: 'cbs', paths: [file] });
  expect(await look(snapshot => snapshot.rows('SELECT naam, gemeentenaam FROM buurt'))).toEqual([
    { naam: 'Oud Noord', gemeentenaam: 'Proef dorp' },
  ]);
});

describe('when an import goes wrong', () => {
  test.each([
    [
      'a truncated file',
      '{"type":"FeatureCollection","features":[{"type":"Fea',
      /cut off in or after feature 1/,
    ],
    [
      'a file of another kind',
      '{"features":[{"properties":{"naam":"x"},"geometry":null}]}',
      /feature 1 has no "identificatie"/,
    ],
    [
      'a file without one good row',
      '{"features":[{"properties":{"identificatie":"1","huisnummer":1},"geometry":null}]}',
      /none of its 1 rows can be used; the first, at 1/,
    ],
    ['an empty collection', '{"features":[]}', /holds no rows/],
  ])('%s leaves the old data serving and nothing behind', async (_, text, message) => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    const { snapshot } = await bring({ kind: 'bag', paths: [good] });
    const before = await contents();
    const bad = join(folder.path, 'bad.geojson');
    await writeFile(bad, text);
    const more = await writeObjects(folder.path, [{ id: objectId(2) }], 'more.geojson');
    await expect(bring({ kind: 'bag', paths: [more, bad] })).rejects.toThrow(message);
    expect(await contents()).toEqual(before);
    expect(await readdir(join(folder.path, 'catalogue'))).toEqual([
      `${snapshot}.duckdb`,
      `${snapshot}.locator`,
      `${snapshot}.records`,
      'current.json',
    ]);
  });

  test('what a killed import left is cleared away by the next', async () => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    await bring({ kind: 'bag', paths: [good] });
    const catalogue = join(folder.path, 'catalogue');
    await writeFile(join(catalogue, '20200101-000000-000.building'), 'half');
    await writeFile(join(catalogue, '20200101-000000-000.building.wal'), 'half');
    await writeFile(join(catalogue, 'import.lock'), '999999');
    await bring({ kind: 'bag', paths: [good] });
    expect((await readdir(catalogue)).filter(name => /building|lock/.test(name))).toEqual([]);
  });

  test('a second import at the same time is refused, the first goes on', async () => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    const outcomes = await Promise.allSettled([
      bring({ kind: 'bag', paths: [good] }),
      bring({ kind: 'bag', paths: [good] }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/import/) },
    });
  });
});

describe('the real business park in Apeldoorn', () => {
  const { path: source, test: orSkip } = realData('apeldoorn_noord');
  const jobs: ImportJob[] = [
    { kind: 'bag', paths: [`${source}/panden.geojson`, `${source}/verblijfsobjecten.geojson`] },
    { kind: 'ep-online', paths: [`${source}/energielabels_7311-7351.csv.gz`] },
    { kind: 'cbs', paths: [`${source}/buurt.geojson`, `${source}/wijken_cbs2024_apeldoorn.geojson`] },
  ];

  orSkip(
    'comes in whole, and twice is the same as once',
    async () => {
      const outcome = await bring(...jobs);
      expect(outcome.files.map(({ accepted, rejected, what }) => [what, accepted, rejected])).toEqual([
        ['panden', 382, 0],
        ['verblijfsobjecten', 490, 0],
        ['energielabels', 25_691, 11],
        ['buurten', 1, 0],
        ['wijken', 16, 0],
      ]);
      const status = await look(catalogueStatus);
      expect(status).toMatchObject({
        objects: 490,
        panden: 382,
        buurten: 1,
        datasets: [{ name: 'Apeldoorn', objects: 490, fictional: false }],
      });
      const [known] = await look(snapshot => objectsById(snapshot, ['0200010000027860']));
      expect(known).toMatchObject({
        straat: 'Boogschutterstraat',
        huisnummer: 1,
        huisletter: 'A',
        energielabel: 'A+',
        buurtcode: 'BU02000706',
        wijknaam: 'Noordoost',
        gemeentenaam: 'Apeldoorn',
        vtwType: 'kantoor',
      });
      const once = await contents();
      await bring(...[...jobs].reverse());
      expect(await contents()).toEqual(once);
    },
    120_000,
  );

  const doesburg = realData('doesburg_bag/panden_current.geojson');
  doesburg.test(
    'buildings of another source come in too: Doesburg',
    async () => {
      const outcome = await bring({ kind: 'bag', paths: [doesburg.path] });
      expect(outcome.files).toMatchObject([{ what: 'panden', accepted: 7_395, rejected: 0 }]);
    },
    120_000,
  );
});
