import { join } from 'node:path';
import { bucketObjects } from '@kavel/service-kit/published';
import { type MadeBucket, makeBucket } from '@kavel/service-kit/published/testing';
import { SnapshotFiles } from '../snapshot-files';
import { CatalogueStore } from '../store';
import { makeSnapshot, temporaryFolder } from '../testing';
import { type FollowedStore, followPublished } from './follow-published';
import { rollBackSnapshot } from './moves';
import { publishSnapshot } from './publish-snapshot';
import { SnapshotStore } from './snapshot-store';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let bucket: MadeBucket;
let store: SnapshotStore;
let made: SnapshotFiles;
let catalogues: CatalogueStore[];
let followed: FollowedStore[];
const complaints: string[] = [];
const occasion = { at: new Date('2026-11-23T12:00:00Z'), by: 'test' };

beforeEach(async () => {
  folder = await temporaryFolder();
  bucket = await makeBucket();
  store = new SnapshotStore(bucketObjects(bucket.options));
  made = new SnapshotFiles(join(folder.path, 'made'));
  complaints.length = 0;
  catalogues = ['first', 'second'].map(name => new CatalogueStore(join(folder.path, name)));
  followed = [];
});
afterEach(async () => {
  await Promise.all(followed.map(one => one.close()));
  for (const catalogue of catalogues) catalogue.close();
  await bucket.stop();
  await folder.remove();
});

function follow(): void {
  followed = catalogues.map(({ files }) =>
    followPublished(store, files, problem => complaints.push(problem), 5),
  );
}

async function publish(id: string, street: string): Promise<void> {
  await makeSnapshot(made, { id, street });
  await publishSnapshot(store, made, occasion);
}

const streetOf = (catalogue: CatalogueStore) =>
  catalogue.use(snapshot => snapshot.row<{ straat: string }>('SELECT straat FROM verblijfsobject'));

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(done => setTimeout(done, 5));
}

async function allServe(straat: string): Promise<void> {
  for (const catalogue of catalogues) {
    await until(async () => {
      await catalogue.refresh();
      return catalogue.serving !== null && (await streetOf(catalogue))?.straat === straat;
    });
  }
}

test('several data folders follow one store forwards and back, and every request is answered', async () => {
  follow();
  await publish('one', 'Eerste');
  await allServe('Eerste');
  let running = true;
  const seen = new Set<string>();
  const asking = catalogues.map(async catalogue => {
    while (running) seen.add((await streetOf(catalogue))?.straat ?? 'nothing');
  });
  await publish('two', 'Tweede');
  await allServe('Tweede');
  await rollBackSnapshot(store, occasion);
  await allServe('Eerste');
  running = false;
  await Promise.all(asking);
  expect([...seen].toSorted()).toEqual(['Eerste', 'Tweede']);
  expect(followed.map(one => one.live())).toEqual(['one', 'one']);
  expect(complaints).toEqual([]);
});

test('a snapshot damaged in the store is reported once; the previous one keeps serving until it is repaired', async () => {
  follow();
  await publish('one', 'Eerste');
  await allServe('Eerste');
  const before = new Set(bucket.objects.keys());
  await Promise.all(followed.map(one => one.close()));
  await publish('two', 'Tweede');
  const added = [...bucket.objects.keys()].find(key => key.includes('/pieces/') && !before.has(key)) ?? '';
  bucket.objects.set(added, { content: Buffer.from('damaged'), headers: {} });
  follow();
  await until(() => complaints.length === catalogues.length);
  expect(complaints[0]).toContain('is damaged: its SHA-256 is another');
  await allServe('Eerste');
  await publishSnapshot(store, made, { ...occasion, again: true });
  await allServe('Tweede');
  expect(complaints).toHaveLength(catalogues.length);
});

test('two processes sharing a data folder pull a snapshot once', async () => {
  await publish('one', 'Eerste');
  const [catalogue] = catalogues;
  if (!catalogue) throw new Error('there are two');
  followed = [1, 2].map(() => followPublished(store, catalogue.files, () => undefined, 5));
  await until(async () => (await catalogue.files.readPointer())?.snapshot === 'one');
  expect(await streetOf(catalogue)).toEqual({ straat: 'Eerste' });
});
