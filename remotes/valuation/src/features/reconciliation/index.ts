export { ReconciliationCard } from './ui/reconciliation-card';
export { useWeighed } from './ui/use-weighed';
