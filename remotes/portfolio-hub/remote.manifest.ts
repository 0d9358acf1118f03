import { defineRemote } from '@kavel/contracts';

const permission = 'auth.portfolio-hub';

export default defineRemote({
  name: 'portfolio-hub',
  routes: [
    {
      path: '/landing',
      module: './LandingPage',
      permission: null,
      title: { nl: 'Portefeuilles', en: 'Portfolios', de: 'Portfolios' },
    },
    {
      path: '/:id/hub',
      module: './HubPage',
      permission,
      title: { nl: 'Portefeuille', en: 'Portfolio', de: 'Portfolio' },
    },
    {
      path: '/:id/bulk-upload',
      module: './BulkUploadPage',
      permission,
      title: { nl: 'Adressen toevoegen', en: 'Add addresses', de: 'Adressen hinzufügen' },
    },
    {
      path: '/:id/valuation',
      module: './PortfolioValuationsPage',
      permission,
      title: {
        nl: 'Waarderingen van de portefeuille',
        en: 'Valuations of the portfolio',
        de: 'Bewertungen des Portfolios',
      },
    },
    {
      path: '/:id/valuation/:valuationId',
      module: './PortfolioValuationPage',
      permission,
      title: {
        nl: 'Waardering in de portefeuille',
        en: 'Valuation in the portfolio',
        de: 'Bewertung im Portfolio',
      },
    },
    {
      path: '/:id/services',
      module: './ServicesPage',
      permission,
      title: { nl: 'Diensten', en: 'Services', de: 'Dienste' },
    },
    {
      path: '/service/:id',
      module: './ServicePage',
      permission: null,
      title: { nl: 'Dienst', en: 'Service', de: 'Dienst' },
    },
    {
      path: '/valuation-service/:id',
      module: './ServicePage',
      permission: null,
      title: { nl: 'Dienst', en: 'Service', de: 'Dienst' },
    },
  ],
  navigation: [
    {
      path: '/landing',
      label: { nl: 'Portefeuilles', en: 'Portfolios', de: 'Portfolios' },
      audience: 'member',
      permission,
      order: 20,
    },
  ],
  opens: { portfolio: '/:id/hub' },
  shortcuts: [
    {
      keys: ['Ctrl / ⌘', 'Z'],
      label: {
        nl: 'De laatste wijziging terugdraaien',
        en: 'Take back the last change',
        de: 'Letzte Änderung zurücknehmen',
      },
    },
    {
      keys: ['↑', '↓', '←', '→'],
      label: { nl: 'Van cel naar cel', en: 'From cell to cell', de: 'Von Zelle zu Zelle' },
    },
    { keys: ['Enter'], label: { nl: 'De cel wijzigen', en: 'Change the cell', de: 'Zelle ändern' } },
  ],
});
