import { contractVersion, type RegisteredRemote } from '@kavel/contracts';
import { isEmbeddable, pageToPreload, preloadHeader } from './preload';

const title = { nl: 'a', en: 'a', de: 'a' };
const remote = (
  name: string,
  routes: Record<string, 'auth.automated-valuation' | null>,
): RegisteredRemote => ({
  name,
  version: 'v1',
  contract: contractVersion,
  container: name,
  entry: `/remotes/${name}/v1/mf-manifest.json`,
  routes: Object.entries(routes).map(([path, permission]) => ({
    path,
    module: './Page',
    permission,
    title,
    topBar: true,
  })),
  navigation: [],
});
const registry = {
  remotes: [
    remote('hub', { '/:id/hub': null, '/valuations/:page': null }),
    remote('valuation', { '/valuations': 'auth.automated-valuation', '/valuations/new': null }),
    remote('marketing', { '/': null }),
  ],
};

const preloaded = (path: string, permissions: string[] = []) =>
  pageToPreload(registry, path, permissions)?.remote.name;

test.each([
  ['/', 'marketing'],
  ['/42/hub', 'hub'],
  ['/42/hub/', 'hub'],
  ['/valuations/new', 'valuation'],
  ['/valuations/other', 'hub'],
  ['/login', undefined],
])('%s is owned by %s', (path, owner) => expect(preloaded(path)).toBe(owner));

test('a guarded page is preloaded for users who may see it', () => {
  expect(preloaded('/valuations')).toBeUndefined();
  expect(preloaded('/valuations', ['auth.automated-valuation'])).toBe('valuation');
});

test('nothing is preloaded for users who may override a remote', () => {
  expect(preloaded('/', ['auth.intern'])).toBeUndefined();
});

test('a disabled or refused remote is not preloaded', () => {
  const remotes = registry.remotes.map(one => ({ ...one, state: 'disabled' as const }));
  expect(pageToPreload({ remotes }, '/', [])).toBeUndefined();
});

test('other sites may show only public pages that say so', () => {
  const { routes, ...rest } = remote('embeds', {
    '/embed/map': null,
    '/embed/mine': 'auth.automated-valuation',
  });
  const embeds = { ...rest, routes: routes.map(route => ({ ...route, embeddable: true as const })) };
  const remotes = [...registry.remotes, embeds];
  const may = ['/embed/map', '/embed/mine', '/', '/nothing'].map(path => isEmbeddable({ remotes }, path));
  expect(may).toEqual([true, false, false, false]);
});

test('the files of a page are fetched after the manifest that names them', () => {
  expect(preloadHeader('/remotes/hub/v1/mf-manifest.json', ['/remotes/hub/v1/entry.js'])).toEqual({
    link:
      '</remotes/hub/v1/mf-manifest.json>; rel=preload; as=fetch; crossorigin=anonymous, ' +
      '</remotes/hub/v1/entry.js>; rel=preload; as=fetch; crossorigin=anonymous; fetchpriority=low',
  });
});
