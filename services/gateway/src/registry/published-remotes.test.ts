import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSigningKey, openStore, publicKeyOf, signRelease } from '@kavel/deploy';
import { type MadeRemoteStore, published, remoteStore, unsignedRelease } from '../testing/remote-store';
import { announce } from './announcement';
import { publishedRemotes } from './published-remotes';

let folder: string;
let remotes: MadeRemoteStore;
const complaints: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-published-'));
  remotes = remoteStore(folder);
  complaints.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const anyone = { visitor: 'a' };

const open = (releaseKey?: string) =>
  publishedRemotes({
    store: folder,
    cacheFolder: join(folder, 'cache'),
    releaseKey,
    complain: problem => complaints.push(problem),
  });

const versions = (source: ReturnType<typeof open>, audience = anyone) =>
  source.registry(audience).remotes.map(({ version, state }) => `${version}${state ? ` ${state}` : ''}`);

test('follows the pointer without a restart, starting from an empty folder', () => {
  const source = open();
  expect(versions(source)).toEqual([]);
  remotes.point(remotes.signed('v1'));
  expect(versions(source)).toEqual(['v1']);
  remotes.point(remotes.signed('v2-and-more'));
  expect(versions(source)).toEqual(['v2-and-more']);
});

test('a manually damaged registry is reported once, and the previous one stays', () => {
  const source = open();
  remotes.point(remotes.signed('v1'));
  source.registry(anyone);
  writeFileSync(join(folder, 'registry.json'), '{"remotes": [');
  expect(versions(source)).toEqual(['v1']);
  source.registry(anyone);
  expect(complaints).toHaveLength(1);
});

test('a release that is unsigned, signed by another key, or modified is listed as refused, and reported once', () => {
  const source = open();
  remotes.point(unsignedRelease('v1'));
  expect(versions(source)).toEqual(['v1 refused']);
  remotes.point({ ...remotes.signed('v2'), entry: '/remotes/evil/mf-manifest.json' });
  expect(versions(source)).toEqual(['v2 refused']);
  versions(source);
  expect(complaints).toHaveLength(2);

  remotes.point(remotes.signed('v3'));
  expect(versions(source)).toEqual(['v3']);
  expect(versions(open(publicKeyOf(openSigningKey(join(folder, 'other.pem')))))).toEqual(['v3 refused']);
});

test('a page gets the effective key: the configured one, else the store’s', () => {
  const source = open();
  expect(source.releaseKey()).toBeUndefined();
  remotes.point(remotes.signed('v1'));
  expect(source.releaseKey()).toBe(publicKeyOf(remotes.key()));
  const other = publicKeyOf(openSigningKey(join(folder, 'other.pem')));
  expect(open(other).releaseKey()).toBe(other);
});

test('the version depends on the visitor; a disabled remote stays listed', () => {
  const source = open();
  remotes.point(remotes.signed('v2'), { pins: [{ to: 'vesteda', release: remotes.signed('v1') }] });
  expect(versions(source, { ...anyone, ...{ brand: 'vesteda' } })).toEqual(['v1']);
  expect([versions(source), source.hasTrials()]).toEqual([['v2'], false]);
  remotes.point(remotes.signed('v2'), { canary: { percent: 100, release: remotes.signed('v3') } });
  expect([versions(source), source.hasTrials()]).toEqual([['v3'], true]);
  remotes.point(remotes.signed('v2'), { disabled: true });
  expect(versions(source)).toEqual(['v2 disabled']);
});

test('serves every version in the folder, and nothing outside of it', async () => {
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

describe('a release with lost files', () => {
  const lose = (version: string, file = 'page.js') => rmSync(join(folder, 'scores', version, file));

  test('is replaced by the previous one, and the missing files are logged once', () => {
    remotes.write(remotes.signed('v1'));
    remotes.point(remotes.signed('v2'), { history: [published('v1'), published('v2')] });
    lose('v2');
    const source = open();
    expect(versions(source)).toEqual(['v1']);
    versions(source);
    expect(complaints).toEqual([expect.stringMatching(/scores v2 is not whole .*page\.js missing/)]);
  });

  test('is served again once it is repaired, without a restart', () => {
    jest.useFakeTimers();
    remotes.write(remotes.signed('v1'));
    remotes.point(remotes.signed('v2'), { history: [published('v1'), published('v2')] });
    lose('v2', 'release.json');
    const source = open();
    expect(versions(source)).toEqual(['v1']);
    remotes.write(remotes.signed('v2'));
    jest.advanceTimersByTime(20_000);
    expect(versions(source)).toEqual(['v2']);
    expect(complaints.at(-1)).toBe('scores v2 is whole again.');
    jest.useRealTimers();
  });

  test('is detected when a file was truncated', () => {
    remotes.write(remotes.signed('v1'));
    remotes.point(remotes.signed('v2'), { history: [published('v1'), published('v2')] });
    writeFileSync(join(folder, 'scores/v2/page.js'), 'p');
    expect(versions(open())).toEqual(['v1']);
  });

  test('stays listed as refused when no earlier one is complete', () => {
    remotes.point(remotes.signed('v2'));
    lose('v2');
    expect(versions(open())).toEqual(['v2 refused']);
  });

  test('is replaced by the live one when it was pinned or on trial', () => {
    const pins = [{ to: 'vesteda', release: remotes.signed('v1') }];
    remotes.point(remotes.signed('v2'), { pins, canary: { percent: 100, release: remotes.signed('v3') } });
    for (const version of ['v1', 'v3']) lose(version);
    const source = open();
    expect([versions(source), versions(source, { ...anyone, ...{ brand: 'vesteda' } })]).toEqual([
      ['v2'],
      ['v2'],
    ]);
    expect(source.hasTrials()).toBe(false);
  });
});

test('a release for unsupported contracts is logged', () => {
  remotes.point(signRelease({ ...unsignedRelease('v1'), contract: '99.0.0' }, remotes.key()));
  versions(open());
  expect(complaints).toEqual([expect.stringContaining('scores v1 fails on this host')]);
});

test('a host is announced in the store while it has it open', async () => {
  const hosts = () => Object.keys(JSON.parse(readFileSync(join(folder, 'hosts.json'), 'utf8')).hosts);
  const source = publishedRemotes({
    store: folder,
    cacheFolder: join(folder, 'cache'),
    releaseKey: undefined,
    host: 'kavel-1:4000',
    complain: problem => complaints.push(problem),
  });
  const other = announce(openStore(folder), 'kavel-2:4000', problem => complaints.push(problem));
  while ((await openStore(folder).hosts.read()).document.hosts['kavel-2:4000'] === undefined) {
    await new Promise(done => setTimeout(done, 20));
  }
  await source.close();
  expect(hosts()).toEqual(['kavel-2:4000']);
  await other.close();
  expect(hosts()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a host that cannot write to the store logs that publishers have to name it', async () => {
  writeFileSync(join(folder, 'file'), '');
  const store = openStore(join(folder, 'file/store'));
  await announce(store, 'kavel-1:4000', problem => complaints.push(problem)).close();
  expect(complaints).toEqual([expect.stringContaining('publish with --host')]);
});
