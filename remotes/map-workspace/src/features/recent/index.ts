export { RecentCard } from './ui/recent-card';
