import { defineRemote } from '@kavel/contracts';

const title = { nl: 'Kaart', en: 'Map', de: 'Karte' };

/** The map workspace: what stands where, and what is known of it. */
export default defineRemote({
  name: 'map-workspace',
  routes: [{ path: '/search', module: './SearchPage', permission: null, title }],
  navigation: [
    { path: '/search', label: title, audience: 'visitor', permission: null, order: 20 },
    { path: '/search', label: title, audience: 'member', permission: null, order: 10 },
  ],
});
