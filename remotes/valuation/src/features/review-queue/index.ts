export { ReviewQueue } from './ui/review-queue';
