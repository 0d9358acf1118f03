export * from './sourcing';
export * from './sourcing-api';
