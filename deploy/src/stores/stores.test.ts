import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../commands/publish';
import { makeBucket } from '../testing/made-bucket';
import { makeBuild } from '../testing/made-build';
import { openSigningKey } from '../trust/signing-key';
import { BucketStore } from './bucket-store';
import { FolderStore } from './folder-store';
import { openStore } from './open-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-stores-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const occasion = { at: new Date('2026-11-21T12:00:00Z'), by: 'test' };
const publishInto = (store: FolderStore | BucketStore, version: string) =>
  publish(store, makeBuild(folder, { version }), 'scores', openSigningKey(join(folder, 'key.pem')), occasion);

test('files of an earlier version stay in a folder for the tabs that still have it; what the build tools keep never gets there', async () => {
  const store = new FolderStore(join(folder, 'store'));
  await publishInto(store, 'v1');
  await publishInto(store, 'v2');
  expect(readFileSync(join(store.folder, 'scores/v1/page.js'), 'utf8')).toBe('v1');
  expect(readFileSync(join(store.folder, 'scores/v2/page.js'), 'utf8')).toBe('v2');
  expect(existsSync(join(store.folder, 'scores/v1/.built-from'))).toBe(false);
});

test('what an old publication left that was cut off is cleared away; one under way is not', async () => {
  const store = new FolderStore(join(folder, 'store'));
  const old = join(store.folder, 'scores/.incoming-1000-a');
  const underWay = join(store.folder, `scores/.incoming-${Date.now()}-b`);
  for (const path of [old, underWay]) mkdirSync(path, { recursive: true });
  await publishInto(store, 'v1');
  expect([existsSync(old), existsSync(underWay)]).toEqual([false, true]);
});

test('a bucket can be served as it is: types, encodings, caching and paths are those of the gateway', async () => {
  const { options, objects, stop } = await makeBucket();
  await publishInto(new BucketStore(options), 'v1');
  expect(objects.get('/releases/kavel/scores/v1/page.js')?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(objects.get('/releases/kavel/registry.json')?.headers['cache-control']).toBe('no-cache');
  await stop();
});

test('a bucket that refuses us says so, and with what', async () => {
  const { options, stop } = await makeBucket();
  const store = new BucketStore({ ...options, secretAccessKey: 'wrong' });
  await expect(store.read()).rejects.toThrow(
    's3://releases/kavel answered 403 to GET registry.json: SignatureDoesNotMatch',
  );
  await stop();
});

test('an address names a folder or a bucket, and a bucket needs credentials', () => {
  expect(openStore(folder, {})).toBeInstanceOf(FolderStore);
  expect(openStore('s3://bucket', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })).toBeInstanceOf(
    BucketStore,
  );
  expect(() => openStore('s3://bucket', {})).toThrow('AWS_ACCESS_KEY_ID');
});
