export * from './batch-api';
export * from './lists';
export * from './report-api';
