export * from './handover';
export * from './handover';
export * from './hub-api';
export * from './sharing';
export * from './units';
export * from './value';
export * from './views';
