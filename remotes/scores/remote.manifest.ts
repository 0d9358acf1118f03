import { defineRemote } from '@kavel/contracts';

/** What a place is like, in figures that explain themselves. */
export default defineRemote({
  name: 'scores',
  routes: [
    {
      path: '/passport/:id',
      module: './PassportPage',
      permission: 'auth.property-pass',
      title: { nl: 'Vastgoedpaspoort', en: 'Property passport', de: 'Objektpass' },
    },
  ],
  opens: { address: '/passport/:id' },
});
