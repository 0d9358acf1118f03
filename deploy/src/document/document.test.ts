import { type Move, storeDocumentSchema, versionBefore } from './store-document';

const move = (action: Move['action'], version: string): Move => ({
  action,
  version,
  at: '2026-11-21T12:00:00.000Z',
  by: 'test',
});

test('two rollbacks in a row go back two versions instead of alternating', () => {
  const history = [move('publish', 'a'), move('publish', 'b'), move('publish', 'c')];
  expect(versionBefore({ history })).toBe('b');
  expect(versionBefore({ history: [...history, move('rollback', 'b')] })).toBe('a');
  const twice = [...history, move('rollback', 'b'), move('rollback', 'a')];
  expect(versionBefore({ history: twice })).toBeUndefined();
  expect(versionBefore({ history: [...twice, move('publish', 'd')] })).toBe('a');
});

test('canaries, pins and switches are not targets of a rollback', () => {
  const history = [move('publish', 'a'), move('canary', 'x'), move('pin', 'y'), move('disable', 'a')];
  expect(versionBefore({ history })).toBeUndefined();
});

test('a release is parsed unchanged, so that its signature stays valid', () => {
  const live = {
    later: 'a field that this version does not know',
    version: 'v1',
    name: 'scores',
    contract: '2.0.0',
    container: 'scores',
    entry: '/remotes/scores/v1/mf-manifest.json',
    routes: [{ path: '/a', module: './A', permission: null, title: { nl: 'a', en: 'a', de: 'a' } }],
  };
  const channel = { live, canary: null, pins: [], disabled: false, history: [move('publish', 'v1')] };
  const read = storeDocumentSchema.parse({ publicKey: null, remotes: { scores: channel } });
  expect(JSON.stringify(read.remotes.scores?.live)).toBe(JSON.stringify(live));
});

test('an invalid release is refused', () => {
  const channel = { live: { name: 'scores' }, canary: null, pins: [], disabled: false, history: [] };
  expect(storeDocumentSchema.safeParse({ publicKey: null, remotes: { scores: channel } }).success).toBe(
    false,
  );
});
