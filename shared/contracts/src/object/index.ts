export * from './object-api';
