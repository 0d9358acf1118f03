export * from './districts-api';
export * from './lists';
