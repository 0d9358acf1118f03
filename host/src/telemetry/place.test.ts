import { contractVersion, type Registry } from '@kavel/contracts';
import { placeOf } from './place';

const title = { nl: '', en: '', de: '' };
const route = (path: string) => ({ path, module: './Page', permission: null, title, topBar: true });
const registry: Registry = {
  remotes: [
    {
      name: 'hub',
      contract: contractVersion,
      version: 'v7',
      entry: '/remotes/hub/v7/mf-manifest.json',
      container: 'hub',
      routes: [route('/:id/hub'), route('/')],
      navigation: [],
    },
  ],
};

test.each([
  ['/7b1f7a52/hub', { remote: 'hub', version: 'v7', route: '/:id/hub' }],
  ['/', { remote: 'hub', version: 'v7', route: '/' }],
  ['/login', { remote: 'host', version: '0', route: '/login' }],
  ['/intern/hub', { remote: 'host', version: '0', route: '/*' }],
  ['/maud@example.nl', { remote: 'host', version: '0', route: '/*' }],
])('%s', (path, place) => {
  expect(placeOf(registry, path)).toEqual(place);
});
