import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore, objectFigures } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { objectFigures as every, type ObjectFigure } from '@kavel/contracts/objects';
import { type ImportJob, runImport } from './run-import';
import { objectId, writeObjects, writePanden } from './testing/bag-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  const bag = [
    await writePanden(folder.path, [{ id: '0299100000000001' }]),
    await writeObjects(folder.path, [
      { id: objectId(1), huisnummer: 1 },
      { id: objectId(2), huisnummer: 2 },
      { id: objectId(3), huisnummer: 3, straat: 'Kerkstraat', woonplaats: 'Elders' },
    ]),
  ];
  const header =
    'Pand_postcode;Pand_huisnummer;Pand_energieklasse;Pand_bagverblijfsobjectid;Pand_opnamedatum';
  const labels = [
    header,
    `8990AA;1;C;${objectId(1)};20190101`,
    `8990AA;1;A;${objectId(1)};20240503`,
    '8990AA;2;B;;20211231',
    `8990AA;3;D;${objectId(3)};`,
  ];
  const stations = 'code;name;lon;lat\nPRF;Proefdorp;5.51;52.2\n';
  await bring(
    '2026-11-19',
    { kind: 'bag', paths: bag },
    { kind: 'ep-online', paths: [await save('labels.csv', `${labels.join('\n')}\n`)] },
  );
  await bring('2026-11-20', { kind: 'stations', paths: [await save('stations.csv', stations)] });
  await bring('2026-11-21', { kind: 'stations', paths: [await save('more-stations.csv', stations)] });
});
afterAll(() => folder.remove());

async function bring(day: string, ...jobs: ImportJob[]): Promise<void> {
  await runImport({ dataFolder: folder.path, jobs, now: () => new Date(`${day}T09:00:00Z`) });
}

async function save(name: string, content: string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

async function figuresOf(id: string): Promise<Partial<Record<string, ObjectFigure>> | null> {
  const store = new CatalogueStore(folder.path);
  try {
    const [object] = await store.use(snapshot => objectFigures(snapshot, [id]));
    return object ? Object.fromEntries(object.figures.map(figure => [figure.figure, figure])) : null;
  } finally {
    store.close();
  }
}

test('a figure has its register and the import date of its file', async () => {
  const figures = await figuresOf(objectId(1));
  expect(Object.keys(figures ?? {})).toEqual([...every]);
  expect(figures).toMatchObject({
    oppervlakte: { value: 100, register: 'BAG', dating: 'imported', date: '2026-11-19' },
    bouwjaar: { value: 1975, register: 'BAG', dating: 'imported', date: '2026-11-19' },
    gemeentenaam: { register: 'BAG' },
  });
});

test('an energielabel has its registration date, by id or by address; without one the date of its file', async () => {
  expect((await figuresOf(objectId(1)))?.energielabel).toMatchObject({
    value: 'A',
    register: 'EP-Online',
    dating: 'registered',
    date: '2024-05-03',
  });
  expect((await figuresOf(objectId(2)))?.energielabel).toMatchObject({ value: 'B', date: '2021-12-31' });
  expect((await figuresOf(objectId(3)))?.energielabel).toMatchObject({
    value: 'D',
    dating: 'imported',
    date: '2026-11-19',
  });
});

test('no date is invented: with files of several days it is unknown, without a file of the register it is absent', async () => {
  const figures = await figuresOf(objectId(1));
  expect(figures?.trainstationDistance).toMatchObject({
    register: 'stations',
    dating: 'undated',
    date: null,
  });
  expect(figures?.trainstationDistance?.value).toBeGreaterThan(600);
  expect(figures?.height).toEqual({
    figure: 'height',
    value: null,
    register: '3DBAG',
    dating: 'absent',
    date: null,
  });
});

test('an unknown object has no figures', async () => {
  expect(await figuresOf('0000000000000000')).toBeNull();
});
