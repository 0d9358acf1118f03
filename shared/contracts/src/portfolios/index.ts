export * from './handover';
export * from './sharing';
export * from './value';
