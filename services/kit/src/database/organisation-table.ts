import type { OwnedSchema } from './migrate';

export type TablePrivilege = 'select' | 'insert' | 'update' | 'delete';

export interface OrganisationTable {
  schema: OwnedSchema;
  table: string;
  /** Least privilege: what the service's role may do. */
  grants: TablePrivilege[];
  /** Column with the organisation's id. */
  column?: string;
  /** Also open to `inService`, which has no organisation: for sign-in and clean-up. */
  serviceScope?: boolean;
}

/**
 * SQL for a migration: row-level security by organisation on one table. A query that forgets its `where`
 * sees its own organisation's rows only; without an organisation it sees none.
 */
export function organisationTable(options: OrganisationTable): string {
  const { schema, table, grants, column = 'organisation_id', serviceScope = false } = options;
  const own = `${column} = nullif(current_setting('kavel.organisation_id', true), '')::uuid`;
  const rule = serviceScope ? `${own} or current_setting('kavel.scope', true) = 'service'` : own;
  return `
    alter table ${schema}.${table} enable row level security;
    alter table ${schema}.${table} force row level security;
    create policy scope on ${schema}.${table} to kavel_${schema} using (${rule}) with check (${rule});
    grant ${grants.join(', ')} on ${schema}.${table} to kavel_${schema};
  `;
}
