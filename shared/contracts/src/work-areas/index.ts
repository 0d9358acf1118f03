export * from './lists';
export * from './outline-api';
export * from './within';
export * from './work-area';
export * from './work-area-api';
