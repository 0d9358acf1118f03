import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type Release } from '@kavel/contracts';
import { openSigningKey, publicKeyOf, type StoreDocument, signRelease } from '@kavel/deploy';
import { publishedRemotes } from './published-remotes';

let folder: string;
const complaints: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-published-'));
  complaints.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = () => openSigningKey(join(folder, 'key.pem'));
const title = { nl: 'a', en: 'a', de: 'a' };
const anyone = { visitor: 'a' };

function releaseOf(version: string): Release {
  return {
    name: 'scores',
    version,
    contract: contractVersion,
    container: 'scores',
    entry: `/remotes/scores/${version}/mf-manifest.json`,
    integrity: 'sha384-a',
    routes: [{ path: '/passport', module: './Passport', permission: null, title, topBar: true }],
    navigation: [],
  };
}

function point(live: Release, more: Partial<StoreDocument['remotes'][string]> = {}): void {
  const move = {
    action: 'publish' as const,
    version: live.version,
    at: new Date().toISOString(),
    by: 'test',
  };
  const channel = { live, canary: null, pins: [], disabled: false, history: [move], ...more };
  const document: StoreDocument = { publicKey: publicKeyOf(key()), remotes: { scores: channel } };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(document));
}

const signed = (version: string) => signRelease(releaseOf(version), key());

const open = (releaseKey?: string) =>
  publishedRemotes({
    store: folder,
    cacheFolder: join(folder, 'cache'),
    releaseKey,
    complain: problem => complaints.push(problem),
  });

const versions = (source: ReturnType<typeof open>, audience = anyone) =>
  source.registry(audience).remotes.map(({ version, state }) => `${version}${state ? ` ${state}` : ''}`);

test('follows the pointer without a restart, from an empty folder on', () => {
  const source = open();
  expect(versions(source)).toEqual([]);
  point(signed('v1'));
  expect(versions(source)).toEqual(['v1']);
  point(signed('v2-and-more'));
  expect(versions(source)).toEqual(['v2-and-more']);
});

test('a registry that was broken by hand is told of once, and the one before goes on', () => {
  const source = open();
  point(signed('v1'));
  source.registry(anyone);
  writeFileSync(join(folder, 'registry.json'), '{"remotes": [');
  expect(versions(source)).toEqual(['v1']);
  source.registry(anyone);
  expect(complaints).toHaveLength(1);
});

test('what is not signed, signed by another, or changed since is listed and refused, and told of once', () => {
  const source = open();
  point(releaseOf('v1'));
  expect(versions(source)).toEqual(['v1 refused']);
  point({ ...signed('v2'), entry: '/remotes/evil/mf-manifest.json' });
  expect(versions(source)).toEqual(['v2 refused']);
  versions(source);
  expect(complaints).toHaveLength(2);

  point(signed('v3'));
  expect(versions(source)).toEqual(['v3']);
  expect(versions(open(publicKeyOf(openSigningKey(join(folder, 'other.pem')))))).toEqual(['v3 refused']);
});

test('a page is told the key that counts: the one that was named, else the store’s', () => {
  const source = open();
  expect(source.releaseKey()).toBeUndefined();
  point(signed('v1'));
  expect(source.releaseKey()).toBe(publicKeyOf(key()));
  const other = publicKeyOf(openSigningKey(join(folder, 'other.pem')));
  expect(open(other).releaseKey()).toBe(other);
});

test('who asks decides; a remote that is off stays listed', () => {
  const source = open();
  point(signed('v2'), { pins: [{ to: 'vesteda', release: signed('v1') }] });
  expect(versions(source, { ...anyone, ...{ brand: 'vesteda' } })).toEqual(['v1']);
  expect([versions(source), source.hasTrials()]).toEqual([['v2'], false]);
  point(signed('v2'), { canary: { percent: 100, release: signed('v3') } });
  expect([versions(source), source.hasTrials()]).toEqual([['v3'], true]);
  point(signed('v2'), { disabled: true });
  expect(versions(source)).toEqual(['v2 disabled']);
});

test('has every version that is in the folder, and nothing outside of it', async () => {
  mkdirSync(join(folder, 'store/scores/v1'), { recursive: true });
  mkdirSync(join(folder, 'secret/v1'), { recursive: true });
  const store = join(folder, 'store');
  const source = publishedRemotes({ store, cacheFolder: join(folder, 'cache'), releaseKey: undefined });
  expect(await source.folderOf('scores', 'v1')).toBe(join(folder, 'store/scores/v1'));
  expect(await source.folderOf('scores', 'v2')).toBeNull();
  expect(await source.folderOf('../secret', 'v1')).toBeNull();
  expect(await source.folderOf('..', '..')).toBeNull();
  expect(await source.folderOf('scores', '../../../secret')).toBeNull();
});
