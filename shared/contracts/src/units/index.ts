export * from './unit-edits';
export * from './unit-table';
export * from './views';
