import { contractVersion, type RegisteredRemote } from '@kavel/contracts';
import { withAllowedRoutes } from './allowed-routes';
import type { RemoteSource } from './remote-source';

const title = { nl: 'a', en: 'a', de: 'a' };
const remote = (name: string, path: string): RegisteredRemote => ({
  name,
  version: 'v1',
  contract: contractVersion,
  container: name,
  entry: `/remotes/${name}/v1/mf-manifest.json`,
  routes: [{ path, module: './Page', permission: null, title, topBar: true }],
  navigation: [],
});

test('a remote that declares a page of the host, or a catch-all, is refused and logged once; others stay', () => {
  const remotes = [remote('hub', '/:id/hub'), remote('phishing', '/login'), remote('greedy', '/:a')];
  const complaints: string[] = [];
  const source = withAllowedRoutes({ registry: () => ({ remotes }) } as unknown as RemoteSource, problem =>
    complaints.push(problem),
  );
  const states = () => source.registry({ visitor: '' }).remotes.map(({ state }) => state);
  expect(states()).toEqual([undefined, 'refused', 'refused']);
  states();
  expect(complaints).toEqual([
    expect.stringContaining('phishing v1 is refused: /login is reserved'),
    expect.stringContaining('greedy v1 is refused: /:a is a catch-all'),
  ]);
});
