import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketObjects } from '@kavel/service-kit/published';
import { makeBucket } from '@kavel/service-kit/published/testing';
import { publish } from './commands/publish';
import { openStore, ReleaseStore } from './release-store';
import { makeBuild } from './testing/made-build';
import { openSigningKey } from './trust/signing-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-stores-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const occasion = { at: new Date('2026-11-21T12:00:00Z'), by: 'test' };
const publishInto = (store: ReleaseStore, version: string) =>
  publish(store, makeBuild(folder, { version }), 'scores', openSigningKey(join(folder, 'key.pem')), occasion);

test('files of an earlier version stay in a folder for tabs that still use it; files of the build tools are not stored', async () => {
  const place = join(folder, 'store');
  await publishInto(openStore(place), 'v1');
  await publishInto(openStore(place), 'v2');
  expect(readFileSync(join(place, 'scores/v1/page.js'), 'utf8')).toBe('v1');
  expect(readFileSync(join(place, 'scores/v2/page.js'), 'utf8')).toBe('v2');
  expect(existsSync(join(place, 'scores/v1/.built-from'))).toBe(false);
});

test('a bucket has the same paths as the gateway', async () => {
  const { options, objects, stop } = await makeBucket();
  await publishInto(new ReleaseStore(bucketObjects(options)), 'v1');
  const scores = '/releases/kavel/scores/v1';
  expect(objects.has(`${scores}/page.js`) && objects.has(`${scores}/release.json`)).toBe(true);
  expect(objects.has('/releases/kavel/registry.json')).toBe(true);
  await stop();
});
