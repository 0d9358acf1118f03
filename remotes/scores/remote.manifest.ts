import { defineRemote } from '@kavel/contracts';

/** Scores of an address with their explanation, and documents. */
export default defineRemote({
  name: 'scores',
  routes: [
    {
      path: '/passport/:id',
      module: './PassportPage',
      permission: 'auth.property-pass',
      title: { nl: 'Vastgoedpaspoort', en: 'Property passport', de: 'Objektpass' },
    },
    {
      path: '/score/:id',
      module: './ScorePage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Vastgoedscore', en: 'Property score', de: 'Objektscore' },
    },
    {
      path: '/score/compare',
      module: './ScoreComparePage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Scores vergelijken', en: 'Compare scores', de: 'Punktzahlen vergleichen' },
    },
    {
      path: '/pdf',
      module: './PdfPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Documenten', en: 'Documents', de: 'Dokumente' },
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
