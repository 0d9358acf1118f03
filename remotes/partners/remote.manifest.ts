import { defineRemote } from '@kavel/contracts';

const valuing = {
  module: './ValuationDeskPage',
  permission: 'auth.vesteda',
  title: { nl: 'Waarderen', en: 'Value', de: 'Bewerten' },
} as const;

const transactions = {
  module: './TransactionsPage',
  permission: 'auth.vesteda',
  title: { nl: 'Transacties', en: 'Transactions', de: 'Transaktionen' },
} as const;

const monitoring = {
  module: './MonitoringPage',
  permission: 'auth.abn.dashboard',
  title: { nl: 'Onderpand in beeld', en: 'Collateral in view', de: 'Sicherheiten im Blick' },
} as const;

/** Pages of partners behind their entrances; the brands are in brands/. */
export default defineRemote({
  name: 'partners',
  routes: [
    { path: '/vesteda', ...valuing },
    { path: '/automated-valuation-demo', ...valuing },
    { path: '/vesteda/transactions', ...transactions },
    { path: '/abn-monitoring', ...monitoring },
    { path: '/monitoring', ...monitoring },
  ],
});
