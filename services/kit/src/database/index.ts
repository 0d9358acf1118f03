export { isDatabaseAway, isUnstorable } from './failures';
export type { Migration } from './migrate';
export { type Database, type DatabaseOptions, type OrganisationCaller, openDatabase } from './open-database';
export { type OrganisationTable, organisationTable } from './organisation-table';
