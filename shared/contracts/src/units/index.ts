export * from './selection';
export * from './selection-api';
export * from './unit-edits';
export * from './unit-filter';
export * from './unit-rows';
export * from './unit-sort';
export * from './unit-table';
export * from './views';
