import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@kavel/contracts';
import { integrityOf } from './integrity';
import { isSignedBy, signRelease } from './sign-release';
import { openSigningKey, publicKeyOf } from './signing-key';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-trust-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release: Release = {
  name: 'scores',
  contract: '2.0.0',
  routes: [],
  navigation: [],
  version: 'v1',
  entry: '/remotes/scores/v1/mf-manifest.json',
  container: 'scores',
  integrity: 'sha384-a',
};

test('the hash equals the browser’s: SHA-384 of “abc” as given in FIPS 180-4', () => {
  const digest =
    'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7';
  expect(integrityOf('abc')).toBe(`sha384-${Buffer.from(digest, 'hex').toString('base64')}`);
});

test('the key is created once, readable by its owner only', () => {
  const file = join(folder, 'keys', 'releases.pem');
  const key = publicKeyOf(openSigningKey(file));
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(publicKeyOf(openSigningKey(file))).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a signature is valid for the signed text only', () => {
  const privateKey = openSigningKey(join(folder, 'one.pem'));
  const key = publicKeyOf(privateKey);
  const signed = signRelease(release, privateKey);
  expect(isSignedBy(JSON.parse(JSON.stringify(signed)), key)).toBe(true);
  expect(isSignedBy({ ...signed, integrity: 'sha384-b' }, key)).toBe(false);
  expect(isSignedBy({ ...signed, version: 'v2' }, key)).toBe(false);
  expect(isSignedBy(release, key)).toBe(false);
  expect(isSignedBy(signed, publicKeyOf(openSigningKey(join(folder, 'other.pem'))))).toBe(false);
});
