export { PartnerTransactions } from './ui/partner-transactions';
