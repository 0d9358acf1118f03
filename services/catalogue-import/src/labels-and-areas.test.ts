import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectsById } from '@kavel/catalogue';
import { objectId, writeObjects } from './testing/bag-fixture';
import { type ImportFolder, importFolder } from './testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

test('the newest energielabel wins, matched by id or else by address, in any import order', async () => {
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
  const outcome = await folder.bring(
    { kind: 'ep-online', paths: [dutch, english] },
    { kind: 'bag', paths: [objects] },
  );
  expect(outcome.rejected).toBe(1);
  const labels = async (): Promise<unknown> =>
    (await folder.look(snapshot => objectsById(snapshot, [1, 2, 3].map(objectId))))
      .sort((a, b) => a.objectId.localeCompare(b.objectId))
      .map(object => object.energielabel);
  expect(await labels()).toEqual(['A++', 'B', null]);
  await folder.bring({ kind: 'ep-online', paths: [english] });
  expect(await labels()).toEqual(['A++', 'B', null]);
});

test('areas are assigned by location; a negative figure is missing; boundaries alone remove no figures', async () => {
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
  await folder.bring({ kind: 'bag', paths: [objects] }, { kind: 'cbs', paths: [buurten, wijken] });
  await folder.bring({ kind: 'cbs', paths: [bare] });
  const [inside, outside] = (
    await folder.look(snapshot => objectsById(snapshot, [objectId(1), objectId(2)]))
  ).sort((a, b) => a.objectId.localeCompare(b.objectId));
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
  const [{ figures } = { figures: '' }] = await folder.look(snapshot =>
    snapshot.rows<{ figures: string }>('SELECT figures::VARCHAR AS figures FROM buurt'),
  );
  expect(JSON.parse(figures)).toEqual({ aantal_inwoners: 120 });
});

test('control characters are removed from names of areas', async () => {
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
  await folder.bring({ kind: 'cbs', paths: [file] });
  expect(await folder.look(snapshot => snapshot.rows('SELECT naam, gemeentenaam FROM buurt'))).toEqual([
    { naam: 'Oud Noord', gemeentenaam: 'Proef dorp' },
  ]);
});
