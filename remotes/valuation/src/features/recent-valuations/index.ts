export { RecentValuationsCard } from './ui/recent-valuations-card';
