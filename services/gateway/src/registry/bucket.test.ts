import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type Release } from '@kavel/contracts';
import { openSigningKey, publicKeyOf, ReleaseStore, signRelease } from '@kavel/deploy';
import { makeBuild } from '@kavel/deploy/testing';
import { bucketObjects } from '@kavel/service-kit/published';
import { type MadeBucket, makeBucket } from '@kavel/service-kit/published/testing';
import { bucketFiles } from './store-files';
import { bucketPointer, type StorePointer } from './store-pointer';

let folder: string;
let bucket: MadeBucket;
let store: ReleaseStore;
let pointer: StorePointer | undefined;
const complaints: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-bucket-'));
  bucket = await makeBucket();
  store = new ReleaseStore(bucketObjects(bucket.options));
  complaints.length = 0;
});
afterEach(async () => {
  pointer?.close();
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const key = () => openSigningKey(join(folder, 'key.pem'));
const releaseOf = (version: string): Release => ({
  name: 'scores',
  version,
  contract: contractVersion,
  container: 'scores',
  entry: `/remotes/scores/${version}/mf-manifest.json`,
  routes: [
    { path: '/a', module: './A', permission: null, title: { nl: 'a', en: 'a', de: 'a' }, topBar: true },
  ],
  navigation: [],
});

async function point(version: string): Promise<void> {
  const { tag } = await store.pointer.read();
  const move = { action: 'publish' as const, version, at: new Date().toISOString(), by: 'test' };
  const live = signRelease(releaseOf(version), key());
  const channel = { live, canary: null, pins: [], disabled: false, history: [move] };
  await store.pointer.replace({ publicKey: publicKeyOf(key()), remotes: { scores: channel } }, tag);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(done => setTimeout(done, 20));
}

const live = () => pointer?.document().remotes.scores?.live.version;

test('follows the pointer of a bucket without a restart, and downloads it only when changed', async () => {
  await point('v1');
  pointer = bucketPointer(store, problem => complaints.push(problem));
  await until(() => live() === 'v1');
  await point('v2');
  await until(() => live() === 'v2');
  expect(complaints).toEqual([]);
});

test('an unreachable bucket is reported once, and the previous registry stays', async () => {
  await point('v1');
  pointer = bucketPointer(store, problem => complaints.push(problem));
  await until(() => live() === 'v1');
  const document = [...bucket.objects].find(([name]) => name.endsWith('registry.json'));
  if (document) bucket.objects.set(document[0], { content: Buffer.from('{'), headers: {} });
  await until(() => complaints.length > 0);
  expect(live()).toBe('v1');
});

test('downloads a whole version when its first file is requested, and then serves it locally', async () => {
  const build = makeBuild(folder, { version: 'v1' });
  const files = ['mf-manifest.json', 'page.js', 'remote-entry.js', 'remote.json'];
  await store.bringIn(build, { release: releaseOf('v1'), digest: 'd', files });
  const { folderOf } = bucketFiles(store, join(folder, 'cache'));
  const [one, other] = await Promise.all([folderOf('scores', 'v1'), folderOf('scores', 'v1')]);
  expect([one, other]).toEqual(Array(2).fill(join(folder, 'cache/scores/v1')));
  expect(readFileSync(join(folder, 'cache/scores/v1/page.js'), 'utf8')).toBe('v1');
  bucket.objects.clear();
  expect(await folderOf('scores', 'v1')).toBe(one);
});

test('serves no version that is not in the bucket, and nothing outside of it', async () => {
  const { folderOf } = bucketFiles(store, join(folder, 'cache'));
  expect(await folderOf('scores', 'v9')).toBeNull();
  expect(await folderOf('..', 'key.pem')).toBeNull();
  expect(existsSync(join(folder, 'cache'))).toBe(false);
});

test('locally lost files are downloaded again', async () => {
  const build = makeBuild(folder, { version: 'v1' });
  const files = ['mf-manifest.json', 'page.js', 'remote-entry.js', 'remote.json'];
  await store.bringIn(build, { release: releaseOf('v1'), digest: 'd', files });
  const { folderOf, again } = bucketFiles(store, join(folder, 'cache'));
  const here = (await folderOf('scores', 'v1')) ?? '';
  rmSync(join(here, 'page.js'));
  await again('scores', 'v1');
  expect(readFileSync(join(here, 'page.js'), 'utf8')).toBe('v1');
});

test('a document takes effect once its versions are downloaded; an incomplete one is logged', async () => {
  await point('v1');
  const { bringAll } = bucketFiles(store, join(folder, 'cache'));
  const files = ['mf-manifest.json', 'page.js'];
  const build = makeBuild(folder, { version: 'v1' });
  await store.bringIn(build, { release: releaseOf('v1'), digest: 'd', files });
  bucket.objects.delete('/releases/kavel/scores/v1/page.js');
  pointer = bucketPointer(
    store,
    problem => complaints.push(problem),
    document => bringAll(document, problem => complaints.push(problem)),
  );
  await until(() => live() === 'v1');
  expect(complaints).toEqual([expect.stringContaining('has no scores/v1/page.js')]);
});
