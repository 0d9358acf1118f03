import { hasColumn } from '../has-column';

export { transactionAreaFigures } from './area-figures';
export { transactionDistribution } from './distribution';
export { transactionFacets } from './facets';
export { type OwnPart, type OwnSale, type OwnTransactions, openOwnTransactions } from './own-source';
export { transactionPage, transactionsById } from './page';
export { type TransactionSource, transactionsOf } from './source';
export { transactionStatistics } from './statistics';
export {
  type HexagonFigures,
  type PointFigures,
  transactionBounds,
  transactionHexagons,
  transactionPoints,
} from './tiles';

export const hasTransactions = hasColumn('transaction', 'price');
