export * from './handover';
export * from './sharing';
export * from './value';
export * from './value-over-time';
