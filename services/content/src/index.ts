export { readPricing } from './plans/read-pricing';
export { type ContentServiceDependencies, defineContentService } from './service';
export { openVisitStore, type VisitStore, type VisitSum } from './visits/visit-store';
