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
      path: '/start',
      module: './StartPage',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Start', en: 'Start', de: 'Start' },
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
      path: '/:id/rent-roll',
      module: './RentRollPage',
      permission,
      title: { nl: 'Huurlijst', en: 'Rent roll', de: 'Mieterliste' },
    },
    {
      path: '/:id/value',
      module: './ValuePage',
      permission,
      title: { nl: 'Waarde in de tijd', en: 'Value over time', de: 'Wert im Zeitverlauf' },
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
      path: '/start',
      label: { nl: 'Start', en: 'Start', de: 'Start' },
      audience: 'member',
      permission: 'auth.unrestricted-access-general',
      order: 1,
    },
    {
      path: '/landing',
      label: { nl: 'Portefeuilles', en: 'Portfolios', de: 'Portfolios' },
      audience: 'member',
      permission,
      order: 20,
    },
  ],
  opens: { portfolio: '/:id/hub' },
  exposes: [
    {
      slot: 'map-panel',
      module: './MapPanel',
      permission,
      title: { nl: 'Portfolio hub', en: 'Portfolio hub', de: 'Portfolio-Hub' },
      order: 10,
    },
  ],
  actions: [
    {
      id: 'new-portfolio',
      path: '/landing',
      permission,
      label: { nl: 'Nieuwe portefeuille', en: 'New portfolio', de: 'Neues Portfolio' },
      words: {
        nl: ['portefeuille aanmaken', 'maken', 'toevoegen'],
        en: ['create', 'make', 'add'],
        de: ['Portfolio anlegen', 'erstellen', 'hinzufügen'],
      },
    },
    {
      id: 'add-addresses',
      path: '/:id/bulk-upload',
      of: 'portfolio',
      changes: true,
      permission,
      label: { nl: 'Voeg adressen toe', en: 'Add addresses', de: 'Adressen hinzufügen' },
      words: {
        nl: ['toevoegen', 'eenheden', 'lijst plakken', 'bestand', 'uploaden', 'importeren'],
        en: ['units', 'paste list', 'file', 'upload', 'import'],
        de: ['Einheiten', 'Liste einfügen', 'Datei', 'hochladen', 'importieren'],
      },
    },
    {
      id: 'rent-roll',
      path: '/:id/rent-roll',
      of: 'portfolio',
      permission,
      label: { nl: 'Bekijk huurlijst', en: 'Show rent roll', de: 'Mieterliste zeigen' },
      words: {
        nl: ['huurcontracten', 'huren', 'indexeren', 'leegstand', 'WALT'],
        en: ['leases', 'rents', 'indexation', 'vacancy', 'WALT'],
        de: ['Mietverträge', 'Mieten', 'indexieren', 'Leerstand', 'WALT'],
      },
    },
    {
      id: 'value-portfolio',
      path: '/:id/hub',
      of: 'portfolio',
      changes: true,
      permission: 'auth.automated-valuation',
      label: { nl: 'Waardeer portefeuille', en: 'Value portfolio', de: 'Portfolio bewerten' },
      words: {
        nl: ['waarderen', 'taxeren', 'nieuwe waardering', 'taxatie'],
        en: ['new valuation', 'appraise', 'appraisal'],
        de: ['neue Bewertung', 'schätzen', 'Gutachten'],
      },
    },
    {
      id: 'share-portfolio',
      path: '/:id/hub',
      of: 'portfolio',
      permission,
      label: { nl: 'Deel portefeuille', en: 'Share portfolio', de: 'Portfolio teilen' },
      words: {
        nl: ['delen', 'collega', 'toegang', 'beoordelaar'],
        en: ['colleague', 'access', 'reviewer'],
        de: ['Kollege', 'Zugriff', 'freigeben'],
      },
    },
  ],
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
    {
      keys: ['Alt', '↑ ↓'],
      label: {
        nl: 'Met de gegevens open: vorige of volgende eenheid',
        en: 'With the details open: previous or next unit',
        de: 'Bei offenen Daten: vorige oder nächste Einheit',
      },
    },
    { keys: ['Enter'], label: { nl: 'De cel wijzigen', en: 'Change the cell', de: 'Zelle ändern' } },
  ],
});
