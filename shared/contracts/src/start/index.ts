export * from './start';
export * from './start-api';
