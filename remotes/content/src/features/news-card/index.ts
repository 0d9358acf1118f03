export { NewsCard } from './ui/news-card';
