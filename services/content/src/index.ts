export { type ContentServiceDependencies, defineContentService } from './service';
