export * from './lists';
export * from './travel-time';
export * from './travel-time-api';
