export { serviceQueries } from './api/service-calls';
export { ServiceDetail } from './ui/service-detail';
export { ServiceList } from './ui/service-list';
export { ServiceVisitor } from './ui/service-visitor';
