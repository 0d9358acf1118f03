export * from './layers-api';
export * from './lists';
