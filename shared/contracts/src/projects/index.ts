export * from './date-presets';
export * from './filter';
export * from './import';
export * from './import-row';
export * from './lists';
export * from './project';
export * from './project-api';
export * from './status-words';
