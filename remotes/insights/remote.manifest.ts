import { defineRemote } from '@kavel/contracts';

const permission = 'auth.unrestricted-access-general';
const title = { nl: 'Markt', en: 'Market', de: 'Markt' };

/** The market: prices, sales, rents and rates of areas, and own portfolios against them. */
export default defineRemote({
  name: 'insights',
  routes: [{ path: '/market', module: './MarketPage', permission, title }],
  navigation: [{ path: '/market', label: title, audience: 'member', permission, order: 45 }],
  actions: [
    {
      id: 'see-market',
      path: '/market',
      permission,
      label: { nl: 'Bekijk de markt', en: 'See the market', de: 'Markt ansehen' },
      words: {
        nl: ['prijsindex', 'huizenprijzen', 'hypotheekrente', 'dashboard'],
        en: ['price index', 'house prices', 'mortgage rate', 'dashboard'],
        de: ['Preisindex', 'Immobilienpreise', 'Hypothekenzins', 'Dashboard'],
      },
    },
  ],
});
