import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type RegisteredRemote } from '@kavel/contracts';
import { createPageFiles } from './page-files';

const title = { nl: 'a', en: 'a', de: 'a' };
const route = { path: '/hub', module: './HubPage', permission: null, title, topBar: true };
const remote: RegisteredRemote = {
  name: 'hub',
  version: 'v1',
  contract: contractVersion,
  container: 'hub',
  entry: '/remotes/hub/v1/mf-manifest.json',
  routes: [route],
  navigation: [],
};
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' } },
  exposes: [
    { path: './HubPage', assets: { js: { sync: ['152.js', 'hub.js'] } } },
    { path: './OtherPage', assets: { js: { sync: ['other.js'] } } },
  ],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kavel-page-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const turn = () => new Promise(setImmediate);

test('a page has its entry and its own chunks, once the manifest of its release was read', async () => {
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const filesOf = createPageFiles({ folderOf: async () => folder });
  expect(filesOf({ remote, route })).toEqual([]);
  while (filesOf({ remote, route }).length === 0) await turn();
  expect(filesOf({ remote, route })).toEqual([
    '/remotes/hub/v1/entry.js',
    '/remotes/hub/v1/152.js',
    '/remotes/hub/v1/hub.js',
  ]);
});

test('a release that cannot be read now is read again for a later page', async () => {
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const folderOf = jest.fn(async () => folder).mockRejectedValueOnce(new Error('the bucket is away'));
  const filesOf = createPageFiles({ folderOf });
  while (filesOf({ remote, route }).length === 0) await turn();
  expect(folderOf).toHaveBeenCalledTimes(2);
});
