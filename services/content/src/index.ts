export { readPricing } from './plans/read-pricing';
export { type ContentServiceDependencies, defineContentService } from './service';
