import { contractVersion, type RegisteredRemote } from '@kavel/contracts';
import { applyOverrides } from './apply-overrides';

const remote = (name: string): RegisteredRemote => ({
  name,
  version: 'v1',
  contract: contractVersion,
  container: name,
  entry: `/remotes/${name}/v1/mf-manifest.json`,
  integrity: 'sha384-a',
  signature: 's',
  routes: [],
  navigation: [],
});
const registry = { remotes: [remote('scores'), remote('valuation')] };

test('an overridden remote has a new address and no integrity hashes; other remotes stay', () => {
  const { remotes } = applyOverrides(registry, { scores: 'http://localhost:5001/mf-manifest.json' });
  expect(remotes[0]).toMatchObject({ entry: 'http://localhost:5001/mf-manifest.json', state: 'overridden' });
  expect(remotes[0]?.integrity).toBeUndefined();
  expect(remotes[0]?.signature).toBeUndefined();
  expect(remotes[1]).toBe(registry.remotes[1]);
});

test('an override of an unknown remote adds nothing', () => {
  expect(applyOverrides(registry, { constructor: 'x', unknown: 'y' })).toEqual(registry);
});
