import { hasColumn } from '../../has-column';

export { transactionDistribution } from './distribution';
export { transactionFacets } from './facets';
export { transactionPage } from './page';
export { transactionStatistics } from './statistics';

export const hasTransactions = hasColumn('transaction', 'price');
