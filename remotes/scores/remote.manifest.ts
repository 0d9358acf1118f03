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
  exposes: [
    {
      slot: 'object-section',
      module: './ObjectScore',
      permission: 'auth.property-pass',
      title: { nl: 'Vastgoedscore', en: 'Property score', de: 'Objektscore' },
      order: 10,
    },
  ],
  opens: { address: '/passport/:id' },
});
