export * from './energy-facts';
export * from './lists';
export * from './pathway';
export * from './pathway-api';
export * from './score';
export * from './sustainability-api';
