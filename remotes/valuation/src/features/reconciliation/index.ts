export { ReconciliationCard } from './ui/reconciliation-card';
