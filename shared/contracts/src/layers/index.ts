export * from './layers-api';
export * from './lists';
export * from './own-layers';
