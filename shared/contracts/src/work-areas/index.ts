export * from './lists';
export * from './work-area';
export * from './work-area-api';
