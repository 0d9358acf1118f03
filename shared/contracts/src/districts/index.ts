export * from './districts-api';
export * from './lists';
export * from './other-names';
