import { defineRemote } from '@kavel/contracts';

const permission = 'auth.automated-valuation' as const;
const office = { nl: 'Kantoor waarderen', en: 'Value an office', de: 'Büro bewerten' };

export default defineRemote({
  name: 'valuation',
  routes: [
    {
      path: '/valuations',
      module: './ValuationsPage',
      permission,
      title: { nl: 'Waarderingen', en: 'Valuations', de: 'Bewertungen' },
    },
    {
      path: '/valuations/model',
      module: './ModelPage',
      permission,
      title: { nl: 'Kwaliteit van het model', en: 'Quality of the model', de: 'Qualität des Modells' },
    },
    { path: '/office-valuation', module: './OfficeValuationPage', permission, title: office },
    {
      path: '/valuation/:id/buckets',
      module: './BucketsPage',
      permission,
      title: { nl: 'Buckets', en: 'Buckets', de: 'Buckets' },
    },
    {
      path: '/valuation/:id/valuation',
      module: './ValuationPage',
      permission,
      title: { nl: 'Valuation', en: 'Valuation', de: 'Valuation' },
    },
    {
      path: '/valuation/:id/calculation',
      module: './CalculationPage',
      permission,
      title: { nl: 'Calculation', en: 'Calculation', de: 'Calculation' },
    },
    {
      path: '/valuation/:id/summary',
      module: './SummaryPage',
      permission,
      title: { nl: 'Summary', en: 'Summary', de: 'Summary' },
    },
  ],
  exposes: [
    {
      slot: 'start-card',
      module: './RecentValuations',
      permission,
      title: {
        nl: 'Laatst gewijzigde waarderingen',
        en: 'Recently changed valuations',
        de: 'Zuletzt geänderte Bewertungen',
      },
      order: 10,
    },
  ],
  navigation: [
    {
      path: '/valuations',
      label: { nl: 'Waarderingen', en: 'Valuations', de: 'Bewertungen' },
      audience: 'member',
      permission,
      order: 30,
    },
    { path: '/office-valuation', label: office, audience: 'member', permission, order: 35 },
  ],
  actions: [
    {
      id: 'export-valuation',
      path: '/valuation/:id/summary',
      of: 'valuation',
      permission,
      label: {
        nl: 'Exporteer waardering naar Excel',
        en: 'Export valuation to Excel',
        de: 'Bewertung nach Excel exportieren',
      },
      words: {
        nl: ['exporteren', 'export', 'downloaden', 'xlsx', 'bestand'],
        en: ['download', 'xlsx', 'file'],
        de: ['herunterladen', 'Datei'],
      },
    },
    {
      id: 'export-valuation-csv',
      path: '/valuation/:id/summary',
      of: 'valuation',
      permission,
      label: {
        nl: 'Exporteer waardering als CSV',
        en: 'Export valuation as CSV',
        de: 'Bewertung als CSV exportieren',
      },
      words: { nl: ['exporteren', 'downloaden'], en: ['download'], de: ['herunterladen'] },
    },
    {
      id: 'print-valuation',
      path: '/valuation/:id/summary',
      of: 'valuation',
      permission,
      label: { nl: 'Druk waardering af', en: 'Print valuation', de: 'Bewertung drucken' },
      words: {
        nl: ['afdrukken', 'printen', 'pdf', 'rapport', 'exporteren'],
        en: ['pdf', 'report', 'export'],
        de: ['ausdrucken', 'pdf', 'Bericht', 'exportieren'],
      },
    },
  ],
  opens: { valuation: '/valuation/:id/buckets' },
});
