import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { contractVersion, type RegisteredRemote, signedText } from '@kavel/contracts';
import { verifyRegistry } from './verify-registry';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const releaseKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

const release: RegisteredRemote = {
  name: 'scores',
  version: 'v1',
  contract: contractVersion,
  container: 'scores',
  entry: '/remotes/scores/v1/mf-manifest.json',
  integrity: 'sha384-a',
  routes: [],
  navigation: [],
};
const signed = {
  ...release,
  signature: sign(null, Buffer.from(signedText(release)), privateKey).toString('base64'),
};

function useCrypto(subtle: unknown): void {
  Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true });
}
beforeAll(() => Object.assign(globalThis, { TextEncoder }));
beforeEach(() => useCrypto(webcrypto.subtle));

const stateOf = async (remote: RegisteredRemote, key: string | undefined = releaseKey) =>
  (await verifyRegistry({ remotes: [remote] }, key)).remotes[0]?.state;

test('a signed release is accepted, also when it is disabled', async () => {
  expect(await stateOf(signed)).toBeUndefined();
  expect(await stateOf({ ...signed, state: 'disabled' })).toBe('disabled');
});

test.each<[string, RegisteredRemote]>([
  ['another hash', { ...signed, integrity: 'sha384-b' }],
  ['another address', { ...signed, entry: '/remotes/evil/v1/mf-manifest.json' }],
  [
    'another permission',
    {
      ...signed,
      routes: [
        { path: '/', module: './A', permission: null, title: { nl: '', en: '', de: '' }, topBar: true },
      ],
    },
  ],
  ['no signature', release],
  ['a signature that is none', { ...signed, signature: '!' }],
  ['an override that came from outside', { ...signed, state: 'overridden' }],
])('%s is rejected', async (_, remote) => {
  expect(await stateOf(remote)).toBe('refused');
});

test('one invalid release does not affect the others', async () => {
  const { remotes } = await verifyRegistry({ remotes: [release, signed] }, releaseKey);
  expect(remotes.map(({ state }) => state)).toEqual(['refused', undefined]);
});

test('without a valid key nothing is accepted', async () => {
  expect(await stateOf(signed, '')).toBe('refused');
  expect(await stateOf(signed, 'AAAA')).toBe('refused');
});

test('a browser without Ed25519, or a page without a secure context, relies on the gateway', async () => {
  useCrypto({
    importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')),
  });
  expect(await stateOf(signed)).toBeUndefined();
  useCrypto(undefined);
  expect(await stateOf(signed)).toBeUndefined();
  expect(await stateOf({ ...signed, state: 'refused' })).toBe('refused');
});
