import type { RegisteredRemote } from '@kavel/contracts';
import {
  asked,
  createLoader,
  failing,
  federation,
  folder,
  hashes,
  load,
  manifest,
  observer,
  Page,
  remote,
  repair,
  server,
} from '../testing/fake-remote';
import { RemoteError, type RemoteFailure } from './remote-failure';

test.each<[string, () => void, Partial<RemoteFailure>]>([
  [
    'manifest 404',
    () => {
      server[remote.entry] = 404;
    },
    { kind: 'http', status: 404 },
  ],
  [
    'manifest 500',
    () => {
      server[remote.entry] = 500;
    },
    { kind: 'http', status: 500 },
  ],
  [
    'manifest never answers',
    () => {
      server[remote.entry] = 'silent';
    },
    { kind: 'timeout' },
  ],
  [
    'no connection',
    () => {
      server[remote.entry] = 'broken';
    },
    { kind: 'network' },
  ],
  [
    'another manifest',
    () => {
      hashes[remote.entry] = 'sha384-other';
    },
    { kind: 'integrity' },
  ],
  [
    'entry 404',
    () => {
      server[`${folder}entry.js`] = 404;
    },
    { kind: 'http', status: 404 },
  ],
  [
    'entry never answers',
    () => {
      server[`${folder}entry.js`] = 'silent';
    },
    { kind: 'timeout' },
  ],
  [
    'page 500',
    () => {
      server[`${folder}page.js`] = 500;
    },
    { kind: 'http', status: 500 },
  ],
  [
    'a script that is cut off half way',
    () => {
      server[`${folder}page.js`] = 'cut off';
    },
    { kind: 'network' },
  ],
  [
    'a manifest that runs code',
    () => {
      server[remote.entry] = { ...manifest, metaData: { ...manifest.metaData, getPublicPath: 'return 1' } };
    },
    { kind: 'integrity' },
  ],
  [
    'a manifest that is none',
    () => {
      server[remote.entry] = {};
    },
    { kind: 'integrity' },
  ],
  [
    'page not in the manifest',
    () => {
      server[remote.entry] = { ...manifest, exposes: [] };
    },
    { kind: 'missing-expose' },
  ],
])(
  '%s is reported as its own cause, runs nothing, and recovers when the cause is fixed',
  async (_, breakIt, failure) => {
    const loader = createLoader();
    const working = { ...server };
    breakIt();
    expect(await failing(loader)).toMatchObject(failure);
    expect(federation.load).not.toHaveBeenCalled();
    expect(observer.onFailure).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'portfolio-hub', failure: expect.objectContaining(failure) }),
    );
    repair(working);
    expect(await load(loader)).toEqual({ ok: true, Page });
  },
);

test.each<[string, Error, Partial<RemoteFailure>]>([
  ['throws at load', new Error('no such thing'), { kind: 'evaluation', detail: 'Error: no such thing' }],
  [
    'a page that is not exposed after all',
    new Error('Module "./HubPage" does not exist in container.'),
    { kind: 'missing-expose' },
  ],
  [
    'an entry that throws',
    new RemoteError({ kind: 'evaluation', detail: 'entry.js threw: x' }),
    { kind: 'evaluation', detail: 'entry.js threw: x' },
  ],
  [
    'another React',
    new Error(
      'Version 19 of shared singleton module react does not satisfy the requirement of a which needs ^18',
    ),
    { kind: 'sharing' },
  ],
])('%s: the runtime’s error is reported as its real cause', async (_, error, failure) => {
  federation.load.mockRejectedValueOnce(error);
  const loader = createLoader();
  expect(await failing(loader)).toMatchObject(failure);
  expect(await load(loader)).toEqual({ ok: true, Page });
});

test('a script with a wrong hash is reported as broken integrity, one with the right hash as a lost file', async () => {
  const refused = Object.assign(new Error('ChunkLoadError'), { request: `${folder}page.js` });
  federation.load.mockRejectedValue(refused);
  hashes[`${folder}page.js`] = 'sha384-tampered';
  expect(await failing()).toMatchObject({ kind: 'integrity' });
  repair(server);
  expect(await failing()).toMatchObject({ kind: 'chunk' });
});

test.each<[string, Partial<RegisteredRemote>, string]>([
  ['switched off', { state: 'disabled' }, 'disabled'],
  ['not signed', { state: 'refused' }, 'integrity'],
  ['not pinned', { integrity: undefined }, 'integrity'],
  ['built for later contracts', { contract: '2.99.0' }, 'contract'],
])('a release that is %s is not requested', async (_, change, kind) => {
  expect(await failing(createLoader(), './HubPage', { ...remote, ...change })).toMatchObject({ kind });
  expect(asked).toEqual([]);
});
