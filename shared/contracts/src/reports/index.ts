export * from './batch-api';
export * from './brief';
export * from './brief-api';
export * from './brief-lists';
export * from './lists';
export * from './report-api';
