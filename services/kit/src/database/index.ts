export { isDatabaseAway, isUnstorable } from './failures';
export type { Migration } from './migrate';
export { type Database, type DatabaseOptions, openDatabase, type TenantCaller } from './open-database';
export { type TenantTable, tenantTable } from './tenant-table';
