export * from './holding';
export * from './lists';
export * from './object-record';
export * from './object-site';
export * from './passport-api';
export * from './passport-link';
