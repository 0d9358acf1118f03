import { defineRemote } from '@kavel/contracts';

const permission = 'auth.automated-valuation' as const;

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
  navigation: [
    {
      path: '/valuations',
      label: { nl: 'Waarderingen', en: 'Valuations', de: 'Bewertungen' },
      audience: 'member',
      permission,
      order: 30,
    },
  ],
  opens: { valuation: '/valuation/:id/buckets' },
});
