export * from '../calls/ranges';
export * from './bars';
export * from './filter';
export * from './lists';
export * from './transaction';
export * from './transaction-api';
