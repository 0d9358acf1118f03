import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySchema } from '@kavel/contracts';
import { history, publish, rollback, status } from './commands';
import { ReleaseStore } from './release-store';
import { makeBuild } from './testing/made-build';

let folder: string;
let store: ReleaseStore;
const occasion = { at: new Date('2026-11-21T12:00:00Z'), by: 'test' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-deploy-'));
  store = new ReleaseStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function publishScores(version: string, script = version) {
  return publish(store, makeBuild(folder, { version, script }), 'scores', occasion);
}

function served() {
  const { remotes } = registrySchema.parse(
    JSON.parse(readFileSync(join(store.folder, 'registry.json'), 'utf8')),
  );
  return remotes.map(({ name, version }) => `${name} ${version}`);
}

test('a published build is served under its version, without what the build tools keep', async () => {
  expect(await publishScores('v1')).toEqual({ version: 'v1', before: undefined, newFiles: true });
  const [remote] = (await store.registry()).remotes;
  expect(remote).toMatchObject({ name: 'scores', entry: '/remotes/scores/v1/mf-manifest.json' });
  expect(readFileSync(join(store.folder, 'scores/v1/page.js'), 'utf8')).toBe('v1');
  expect(existsSync(join(store.folder, 'scores/v1/.built-from'))).toBe(false);
});

test('the files of an earlier version stay for the tabs that still have it', async () => {
  await publishScores('v1');
  await publishScores('v2');
  expect(served()).toEqual(['scores v2']);
  expect(readFileSync(join(store.folder, 'scores/v1/page.js'), 'utf8')).toBe('v1');
});

test('publishing what is live changes nothing', async () => {
  await publishScores('v1');
  expect(await publishScores('v1')).toEqual({ version: 'v1', before: 'v1', newFiles: false });
  expect(await history(store, 'scores')).toHaveLength(1);
});

test('a version never changes: other content under it is refused and nothing is touched', async () => {
  await publishScores('v1');
  await expect(publishScores('v1', 'other')).rejects.toThrow('with other content');
  expect(readFileSync(join(store.folder, 'scores/v1/page.js'), 'utf8')).toBe('v1');
  expect(await history(store, 'scores')).toHaveLength(1);
});

test('a rollback serves the version before; publishing again goes forward with the files that are there', async () => {
  await publishScores('v1');
  await publishScores('v2');
  expect(await rollback(store, 'scores', occasion)).toEqual({ from: 'v2', to: 'v1' });
  expect(served()).toEqual(['scores v1']);
  expect(await publishScores('v2')).toEqual({ version: 'v2', before: 'v1', newFiles: false });
  expect((await history(store, 'scores')).map(({ action, version }) => [action, version])).toEqual([
    ['publish', 'v2'],
    ['rollback', 'v1'],
    ['publish', 'v2'],
    ['publish', 'v1'],
  ]);
});

test('there is no rolling back of the first version, of an unknown remote, or to files that are gone', async () => {
  await publishScores('v1');
  await expect(rollback(store, 'scores', occasion)).rejects.toThrow('the first version');
  await expect(rollback(store, 'marketing', occasion)).rejects.toThrow('Published: scores');
  await publishScores('v2');
  rmSync(join(store.folder, 'scores/v1'), { recursive: true });
  await expect(rollback(store, 'scores', occasion)).rejects.toThrow('not in the store');
  expect(served()).toEqual(['scores v2']);
});

test('publications at the same moment, of several remotes and of one, are all kept', async () => {
  const names = ['one', 'two', 'three', 'four'];
  await Promise.all([
    ...names.map(name =>
      publish(new ReleaseStore(store.folder), makeBuild(folder, { name }), name, occasion),
    ),
    publishScores('v1'),
    publishScores('v2'),
  ]);
  expect(served()).toHaveLength(5);
  expect(await history(store, 'scores')).toHaveLength(2);
});

test('a publication that was cut off between journal and registry is finished by doing it again', async () => {
  await publishScores('v1');
  const registry = readFileSync(join(store.folder, 'registry.json'));
  await publishScores('v2');
  writeFileSync(join(store.folder, 'registry.json'), registry);
  mkdirSync(join(store.folder, 'scores/.incoming-1'));
  await publishScores('v2');
  expect(served()).toEqual(['scores v2']);
  expect(existsSync(join(store.folder, 'scores/.incoming-1'))).toBe(false);
});

test('a build that is missing, cut short, of another remote or contract is refused whole', async () => {
  const refused = async (build: string, reason: string | RegExp) => {
    await expect(publish(store, build, 'scores', occasion)).rejects.toThrow(reason);
    expect(existsSync(join(store.folder, 'registry.json'))).toBe(false);
  };
  await refused(join(folder, 'none'), 'npm run build');
  const cutShort = makeBuild(folder, { version: 'short' });
  rmSync(join(cutShort, 'page.js'));
  await refused(cutShort, 'page.js is not there');
  const unlike = makeBuild(folder, { version: 'unlike' });
  writeFileSync(join(unlike, 'mf-manifest.json'), '{}');
  await refused(unlike, /mf-manifest\.json is not what it should be/);
  await refused(makeBuild(folder, { name: 'marketing' }), 'a build of marketing');
  await refused(makeBuild(folder, { version: 'new', contract: '2.0.0' }), 'contract 2.0.0');
});

test('a remote may not take a path that another one serves, whatever its parameters are called', async () => {
  await publish(store, makeBuild(folder, { name: 'hub', path: '/:id/hub' }), 'hub', occasion);
  const taking = makeBuild(folder, { path: '/:portfolioId/hub' });
  await expect(publish(store, taking, 'scores', occasion)).rejects.toThrow('which hub serves');
  expect(served()).toEqual(['hub v1']);
});

test('the status names version, contract, time and paths of what is live', async () => {
  expect(await status(store)).toEqual([]);
  await publishScores('v1');
  expect(await status(store)).toEqual([
    {
      name: 'scores',
      version: 'v1',
      contract: '1.0.0',
      since: '2026-11-21T12:00:00.000Z',
      paths: ['/scores'],
    },
  ]);
});
