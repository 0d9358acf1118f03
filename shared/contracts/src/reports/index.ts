export * from './lists';
export * from './report-api';
