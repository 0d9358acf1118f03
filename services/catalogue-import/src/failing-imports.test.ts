import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectId, writeObjects } from './testing/bag-fixture';
import { contentsOf, type ImportFolder, importFolder } from './testing/import-folder';

jest.setTimeout(120_000);

let folder: ImportFolder;
beforeEach(async () => {
  folder = await importFolder();
});
afterEach(() => folder.remove());

describe('a failed import', () => {
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
  ])('%s keeps serving the old data and leaves nothing behind', async (_, text, message) => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    const { snapshot } = await folder.bring({ kind: 'bag', paths: [good] });
    const before = await contentsOf(folder);
    const bad = join(folder.path, 'bad.geojson');
    await writeFile(bad, text);
    const more = await writeObjects(folder.path, [{ id: objectId(2) }], 'more.geojson');
    await expect(folder.bring({ kind: 'bag', paths: [more, bad] })).rejects.toThrow(message);
    expect(await contentsOf(folder)).toEqual(before);
    expect(await readdir(join(folder.path, 'catalogue'))).toEqual([
      `${snapshot}.duckdb`,
      `${snapshot}.locator`,
      `${snapshot}.records`,
      'current.json',
      'lock.sqlite',
    ]);
  });

  test('remains of a killed import are removed by the next one', async () => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    await folder.bring({ kind: 'bag', paths: [good] });
    const catalogue = join(folder.path, 'catalogue');
    await writeFile(join(catalogue, '20200101-000000-000.building'), 'half');
    await writeFile(join(catalogue, '20200101-000000-000.building.wal'), 'half');
    await folder.bring({ kind: 'bag', paths: [good] });
    expect((await readdir(catalogue)).filter(name => /building/.test(name))).toEqual([]);
  });

  test('a second import at the same time is refused, the first continues', async () => {
    const good = await writeObjects(folder.path, [{ id: objectId(1) }]);
    const outcomes = await Promise.allSettled([
      folder.bring({ kind: 'bag', paths: [good] }),
      folder.bring({ kind: 'bag', paths: [good] }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/import/) },
    });
  });
});
