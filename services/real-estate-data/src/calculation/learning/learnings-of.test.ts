import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { CatalogueStore, learningPath } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import { vtwTypes } from '@kavel/contracts';
import { learningVersion } from '@kavel/engine';
import type { Learnings } from './learn-snapshot';
import { learningsOf } from './learnings-of';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;

beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  const objects = await writeObjects(folder.path, [{ id: objectId(1), straat: 'Eerste', huisnummer: 1 }]);
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [objects] }] });
});
afterAll(async () => {
  store.close();
  await folder.remove();
});

const learnings = () => store.use(learningsOf);
const keptAt = () => store.use(async snapshot => learningPath(snapshot.path, learningVersion));

test('a snapshot is learnt from once: the next start reads the stored result', async () => {
  const learnt = await learnings();
  expect([...learnt.keys()].sort()).toEqual([...vtwTypes].sort());
  const kept: Learnings = deserialize(await readFile(await keptAt()));
  kept.delete('kantoor');
  await writeFile(await keptAt(), serialize(kept));
  expect([...(await learnings()).keys()]).not.toContain('kantoor');
});

test('a partially written result is learnt again', async () => {
  await writeFile(await keptAt(), 'half');
  expect([...(await learnings()).keys()].sort()).toEqual([...vtwTypes].sort());
});
