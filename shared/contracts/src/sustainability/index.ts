export * from './lists';
export * from './score';
export * from './sustainability-api';
