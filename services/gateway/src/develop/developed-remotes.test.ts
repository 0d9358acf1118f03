import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRemote } from '@kavel/contracts';
import { isSignedBy, openSigningKey, publicKeyOf } from '@kavel/deploy';
import type { RemoteSource } from '../registry/remote-source';
import { withDevelopedRemotes } from './developed-remotes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-developed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const route = {
  path: '/scores',
  module: './ScoresPage',
  permission: null,
  title: { nl: 'Scores', en: 'Scores', de: 'Scores' },
};
const remote = (name: string) => ({
  ...defineRemote({ name, routes: [route] }),
  container: name,
  version: 'v1',
  entry: `/remotes/${name}/v1/mf-manifest.json`,
});

test('the developed remote is served by its own server, signed; the others stay', () => {
  const inner = {
    registry: () => ({ remotes: [remote('scores'), remote('hub')] }),
  } as unknown as RemoteSource;
  const signingKey = openSigningKey(join(folder, 'key.pem'));
  const source = withDevelopedRemotes(inner, {
    origins: { scores: 'http://localhost:4300' },
    folder,
    signingKey,
  });
  const entries = () => source.registry({ visitor: '' }).remotes.map(({ entry }) => entry);
  expect(entries()).toEqual(['/remotes/hub/v1/mf-manifest.json', '/remotes/scores/v1/mf-manifest.json']);

  mkdirSync(join(folder, 'scores'));
  writeFileSync(join(folder, 'scores/remote.json'), JSON.stringify(remote('scores')));
  expect(entries()).toEqual(['/remotes/hub/v1/mf-manifest.json', 'http://localhost:4300/mf-manifest.json']);
  const developed = source.registry({ visitor: '' }).remotes[1];
  expect(developed).toMatchObject({ name: 'scores', version: 'dev' });
  expect(developed && isSignedBy(developed, publicKeyOf(signingKey))).toBe(true);
});
