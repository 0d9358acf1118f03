export * from './object-figures';
