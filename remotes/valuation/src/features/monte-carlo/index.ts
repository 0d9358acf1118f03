export { MonteCarloCard } from './ui/monte-carlo-card';
