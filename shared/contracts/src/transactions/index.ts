export * from '../calls/ranges';
export * from './bins';
export * from './filter';
export * from './lists';
export * from './transaction';
export * from './transaction-api';
