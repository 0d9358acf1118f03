import pg from 'pg';

/** The identity of a transaction: what the row-level security policies read. */
export interface TransactionSettings {
  organisationId: string;
  userId: string;
  scope: 'organisation' | 'service';
  role: string;
}

/**
 * Begins a transaction and sets its identity. `set local` ends with the transaction, also behind pgbouncer. The role
 * comes last, because it may not set more than these.
 */
export function beginFor(
  { organisationId, userId, scope, role }: TransactionSettings,
  access: 'read only' | 'read write',
): string {
  const text = pg.escapeLiteral;
  return `begin ${access};set local kavel.organisation_id = ${text(organisationId)};set local kavel.user_id = ${text(userId)};set local kavel.scope = ${text(scope)};set local role ${pg.escapeIdentifier(role)}`;
}
