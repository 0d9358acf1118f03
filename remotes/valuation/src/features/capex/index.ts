export { CapexCard } from './ui/capex-card';
