import { session } from '@kavel/auth';
import type { PageBrand, PermissionKey } from '@kavel/contracts';
import { registry, remoteWith, signIn } from '../testing/open-app';
import { prefetchOpened } from './prefetch-opened';

const kavel: PageBrand = { brand: null, doors: [] };
const partner: PageBrand = {
  brand: { id: 'partner', name: 'Partner', door: '/partner', navigation: [], logo: { light: '', dark: '' } },
  doors: ['/partner'],
};

async function prefetched(path: string, permissions: PermissionKey[] = [], brand = kavel) {
  history.replaceState(null, '', path);
  if (permissions.length > 0) {
    signIn(permissions);
    await session.start();
  }
  const prepare = jest.fn();
  const remotes = [...registry.remotes, remoteWith('/login', './TakenPage')];
  prefetchOpened({ remotes }, brand, { prepare } as never);
  return prepare.mock.calls.map(([, module]) => module);
}

test('the opened page is fetched, also with a query', async () => {
  expect(await prefetched('/?lat=52')).toEqual(['./HomePage']);
  expect(await prefetched('/demo-website/')).toEqual(['./DemoPage']);
});

test('a guarded page is fetched for users who have its permission', async () => {
  expect(await prefetched('/42/hub')).toEqual([]);
  expect(await prefetched('/42/hub', ['auth.portfolio-hub'])).toEqual(['./HubPage']);
});

test.each(['/login', '/no/such/page'])('%s fetches nothing: the host shows it', async path => {
  expect(await prefetched(path)).toEqual([]);
});

test('the start page of a brand is the host’s own', async () => {
  expect(await prefetched('/', [], partner)).toEqual([]);
  expect(await prefetched('/demo-website', [], partner)).toEqual(['./DemoPage']);
});
