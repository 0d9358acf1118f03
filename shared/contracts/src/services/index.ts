export * from './service';
export * from './service-api';
