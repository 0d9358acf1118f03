export * from './changes';
export * from './lists';
export * from './market-alert';
export * from './market-api';
export * from './periods';
