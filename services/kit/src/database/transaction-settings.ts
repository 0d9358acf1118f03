import pg from 'pg';

/** For whom a transaction works: what row-level security goes by. */
export interface TransactionSettings {
  organisationId: string;
  userId: string;
  scope: 'organisation' | 'service';
  role: string;
}

/**
 * Begins a transaction and sets for whom it works. `set local` ends with the transaction, also behind pgbouncer.
 * The role comes last: it may set no more than these.
 */
export function beginFor(
  { organisationId, userId, scope, role }: TransactionSettings,
  access: 'read only' | 'read write',
): string {
  const text = pg.escapeLiteral;
  return `begin ${access};set local kavel.organisation_id = ${text(organisationId)};set local kavel.user_id = ${text(userId)};set local kavel.scope = ${text(scope)};set local role ${pg.escapeIdentifier(role)}`;
}
