export * from './development';
export * from './development-api';
export * from './lists';
