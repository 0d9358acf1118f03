import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore, locatorPaths, SnapshotFiles } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { energyLabels } from '@kavel/contracts';
import { snapshotIndex } from '@kavel/locator-index';
import { synthesize } from './synthesize';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function makeObjects(objects: number): Promise<string> {
  return (await synthesize(new SnapshotFiles(folder.path), { objects })).snapshot;
}

/** Other labels for every third object, and none for those that had one. */
async function importLabels(): Promise<string> {
  const ids = await objectIds();
  const lines = ids
    .filter((_, at) => at % 3 === 0)
    .map((id, at) => `${energyLabels[at % 12]};1234AB;1;${id}`);
  const path = join(folder.path, 'labels.csv');
  await writeFile(path, ['energieklasse;postcode;huisnummer;bagverblijfsobjectid', ...lines, ''].join('\n'));
  const { snapshot } = await runImport({
    dataFolder: folder.path,
    jobs: [{ kind: 'ep-online', paths: [path] }],
  });
  return snapshot;
}

async function objectIds(): Promise<string[]> {
  const store = new CatalogueStore(folder.path);
  try {
    const rows = await store.use(snapshot =>
      snapshot.rows<{ id: string }>('SELECT object_id AS id FROM verblijfsobject ORDER BY id'),
    );
    return rows.map(({ id }) => id);
  } finally {
    store.close();
  }
}

/** Deletes the files of the index and lets them be built again from the snapshot. */
async function rebuilt(paths: readonly string[]): Promise<Buffer[]> {
  await Promise.all(paths.map(path => rm(path)));
  const store = new CatalogueStore(folder.path);
  try {
    await store.use(snapshotIndex);
    return await Promise.all(paths.map(path => readFile(path)));
  } finally {
    store.close();
  }
}

test('a relabelled index equals a newly built one, byte for byte', async () => {
  const files = new SnapshotFiles(folder.path);
  // More than a block of the index, and not a whole number of them.
  const before = await makeObjects(20_000);
  const was = await readFile(locatorPaths(files.snapshot(before)).index);
  const paths = Object.values(locatorPaths(files.snapshot(await importLabels())));
  const relabelled = await Promise.all(paths.map(path => readFile(path)));
  expect(relabelled[0]?.equals(was)).toBe(false);
  for (const [at, made] of (await rebuilt(paths)).entries()) expect(relabelled[at]?.equals(made)).toBe(true);
});

test('where the snapshot before has no index, it is made from the objects', async () => {
  const files = new SnapshotFiles(folder.path);
  await rm(locatorPaths(files.snapshot(await makeObjects(300))).index);
  const paths = Object.values(locatorPaths(files.snapshot(await importLabels())));
  const made = await Promise.all(paths.map(path => readFile(path)));
  for (const [at, again] of (await rebuilt(paths)).entries()) expect(made[at]?.equals(again)).toBe(true);
});
