export * from './account-api';
export * from './audit';
export * from './management-api';
export * from './people';
export * from './roles';
