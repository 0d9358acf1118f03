import { lookInto, temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportOptions, runImport } from '@kavel/catalogue-import';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import { fictionalData } from './fictional-data';

const facts = ['height', 'coverage', 'highway_distance', 'kvk_coverage', 'kvk_registration'];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function importOne(options: Partial<ImportOptions>): Promise<Record<string, unknown>> {
  const path = await writeObjects(folder.path, [{ id: objectId(1) }]);
  await runImport({
    dataFolder: folder.path,
    fictional: true,
    jobs: [{ kind: 'bag', paths: [path] }],
    ...options,
  });
  const [row] = await lookInto(folder.path, snapshot =>
    snapshot.rows<Record<string, unknown>>('SELECT * FROM verblijfsobject'),
  );
  return row ?? {};
}

test('fictional objects have facts that go with their function', async () => {
  const object = await importOne({ fictionalData });
  expect(object).toMatchObject({ enkelbestemming: 'wonen' });
  for (const fact of facts) expect(object[fact]).toEqual(expect.any(Number));
});

test('an import that is given no fictional data knows of them what files tell', async () => {
  const object = await importOne({});
  for (const fact of ['enkelbestemming', ...facts]) expect(object[fact]).toBeNull();
});
