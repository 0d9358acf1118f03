export * from './locator';
export * from './locator-api';
