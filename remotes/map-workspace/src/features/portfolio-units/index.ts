export { portfolioFeature } from './feature';
