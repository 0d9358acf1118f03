export * from './holding';
export * from './lists';
export * from './passport-api';
export * from './passport-link';
