export * from './delivery';
export * from './indexation';
export * from './lease';
export * from './lease-api';
export * from './lease-columns';
export * from './lease-row';
export * from './lists';
export * from './rent-roll';
