export { NewsArticle } from './ui/news-article';
export { NewsList } from './ui/news-list';
