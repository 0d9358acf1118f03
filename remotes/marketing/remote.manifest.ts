import { defineRemote } from '@kavel/contracts';

/** The public pages, which need no account. */
export default defineRemote({
  name: 'marketing',
  routes: [
    {
      path: '/',
      module: './HomePage',
      permission: null,
      title: {
        nl: 'Weet wat uw vastgoed waard is',
        en: 'Know what your property is worth',
        de: 'Wissen, was Ihre Immobilie wert ist',
      },
    },
    {
      path: '/estimate/boron',
      module: './PurchaseCostsPage',
      permission: null,
      title: { nl: 'Aankoopkosten', en: 'Costs of buying', de: 'Kaufnebenkosten' },
    },
  ],
  navigation: [
    {
      path: '/',
      label: { nl: 'Waarderen', en: 'Estimate', de: 'Bewerten' },
      audience: 'visitor',
      permission: null,
      order: 10,
    },
    {
      path: '/estimate/boron',
      label: { nl: 'Aankoopkosten', en: 'Costs of buying', de: 'Kaufnebenkosten' },
      audience: 'visitor',
      permission: null,
      order: 30,
    },
  ],
});
