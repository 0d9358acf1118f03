export { transactionsFeature } from './feature';
export { Transactions } from './ui/transactions';
