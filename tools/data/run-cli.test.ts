import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import { runCli } from './run-cli';
import { contextIn } from './testing/context-in';

jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(
    args,
    contextIn(folder.path, { print: line => out.push(line), printError: line => err.push(line) }),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('an import reports what was imported, and status what is available', async () => {
  expect(await run('status')).toMatchObject({ code: 1, err: expect.stringContaining('catalogue is empty') });
  const path = await writeObjects(folder.path, [
    ...Array.from({ length: 9 }, (_, index) => ({ id: objectId(index + 1), huisnummer: index + 1 })),
    { id: 'x' },
  ]);
  const previewed = await run('import', 'bag', path, '--preview');
  expect(previewed).toMatchObject({ code: 0, err: '' });
  expect(previewed.out).toMatch(
    /9 verblijfsobjecten would come in, 1 be rejected: .*\n {4}the first, at 10: /,
  );
  expect(await run('status')).toMatchObject({ code: 1 });
  const stations = join(folder.path, 'stations.geojson');
  const place = { type: 'Point', coordinates: [5.97, 52.21] };
  const station = { type: 'Feature', properties: { code: 'APD', name: 'Apeldoorn' }, geometry: place };
  await writeFile(stations, JSON.stringify({ type: 'FeatureCollection', features: [station] }));
  const imported = await run('import', 'bag', path, 'stations', stations);
  expect(imported.code).toBe(0);
  expect(imported.out).toContain('1 stations in, 0 rejected');
  expect(imported.out).toContain('9 verblijfsobjecten in, 1 rejected');
  expect(imported.out).toMatch(/sales for \d objects generated, fictional/);
  expect(imported.out).toMatch(/rejected rows with their reasons: .*\.rejected\.csv/);
  expect((await run('status')).out).toContain('9 objects, 0 panden');
  expect(await run('rollback')).toMatchObject({ code: 1, err: 'There is no snapshot to go back to.' });
});

test('fictional objects replace real ones only on request, and are deterministic', async () => {
  expect((await run('synthesize', '--objects', '500')).out).toContain('500 fictional objects');
  const first = (await run('status')).out.split('\n').find(line => line.includes('(fictional)'));
  expect(first).toContain('Synthetisch (fictional): 500 objects');
  expect((await run('synthesize', '--objects', '500')).code).toBe(0);
  expect((await run('status')).out).toContain(first);
  const path = await writeObjects(folder.path, [{ id: objectId(1), huisnummer: 1 }]);
  await run('import', 'bag', path);
  expect(await run('synthesize', '--objects', '500')).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds 1 real objects; add --replace'),
  });
  expect((await run('status')).out).toContain('501 objects');
  expect((await run('synthesize', '--objects', '300', '--replace')).code).toBe(0);
  expect((await run('status')).out).toContain('300 objects');
  expect(await run('rollback')).toMatchObject({ code: 0 });
  expect((await run('status')).out).toContain('501 objects');
});

test('an invalid file exits with code 1 and the position of the problem', async () => {
  const path = join(folder.path, 'half.geojson');
  await writeFile(path, '{"features":[{"properties":{}');
  expect(await run('import', 'bag', path)).toMatchObject({
    code: 1,
    err: `${path}: is cut off in or after feature 1\nNothing was changed.`,
  });
});

test.each([
  [[], /npm run data/],
  [['import'], /no kind of import ""; there are bag, ep-online, cbs/],
  [['import', 'kadaster', 'x'], /no kind of import "kadaster"/],
  [['import', 'cbs'], /Which files\?/],
  [['import', 'cbs', 'ep-online', 'x'], /Which files\? .* import cbs/],
  [['import', 'cbs', 'x', 'measures', 'y', '--year', '2024'], /of one kind/],
  [['synthesize'], /How many/],
  [['synthesize', '--objects', 'many'], /How many/],
  [['synthesize', '--objects', '0'], /How many/],
  [['synthesize', '--objects', '10', '--deals', '21'], /at most two for each object/],
  [['synthesize', '--objects', '10', '--buurten', '20001'], /--buurten takes a whole number/],
  [['synthesize', '--number', '3'], /--number/],
  [['dance'], /no command "dance"/],
  [['status', 'now'], /no command "status now"/],
  [['publish'], /Which store\? Set KAVEL_CATALOGUE/],
  [['switch', '--store', 'x'], /npm run data -- switch <snapshot>/],
  [['pull', '--again', '--store', 'x'], /npm run data -- pull/],
  [['published', '--bucket', 'x'], /--bucket/],
  [['rollback', 'now'], /npm run data -- rollback/],
])('%j is answered with the valid usage', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect(code).toBe(2);
  expect(`${out}${err}`).toMatch(message);
});
