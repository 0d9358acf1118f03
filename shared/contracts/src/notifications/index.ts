export * from './inner-api';
export * from './notification';
export * from './notification-api';
