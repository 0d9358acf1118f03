export * from './bulk';
export * from './bulk-api';
export * from './facts';
export * from './own-cells';
