export * from '../units/unit-table';
export * from '../units/views';
export * from './handover';
export * from './handover';
export * from './hub-api';
export * from './sharing';
export * from './value';
