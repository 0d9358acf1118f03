export * from './selection';
export * from './selection-api';
export * from './unit-edits';
export * from './unit-table';
export * from './views';
