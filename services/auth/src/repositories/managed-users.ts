import type { PermissionKey } from '@kavel/contracts';
import type { ManagedUser } from '@kavel/contracts/management';
import { type SqlBool, sql } from 'kysely';
import { containing } from './like';
import type { AuthTransaction } from './schema';

const management: PermissionKey = 'auth.management';

/** Users of one organisation by name. */
export async function listManagedUsers(
  trx: AuthTransaction,
  organisationId: string,
  search = '',
): Promise<ManagedUser[]> {
  const rows = await users(trx, organisationId)
    .$if(search !== '', query =>
      query.where(sql<SqlBool>`user_account.name || ' ' || user_account.email ilike ${containing(search)}`),
    )
    .orderBy('user_account.name')
    .orderBy('user_account.id')
    .execute();
  return rows.map(toManagedUser);
}

export async function findManagedUser(
  trx: AuthTransaction,
  organisationId: string,
  userId: string,
): Promise<ManagedUser | undefined> {
  const row = await users(trx, organisationId).where('user_account.id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : toManagedUser(row);
}

export async function updateUser(
  trx: AuthTransaction,
  userId: string,
  change: { name?: string; role?: string | null; permissions?: PermissionKey[]; active?: boolean },
): Promise<void> {
  await trx.updateTable('user_account').set(change).where('id', '=', userId).execute();
}

/** Gives the permissions of the role to all of its users; `keep` false removes the role and keeps the permissions. */
export async function updateUsersOfRole(
  trx: AuthTransaction,
  organisationId: string,
  roleId: string,
  change: { role?: null; permissions?: PermissionKey[] },
): Promise<void> {
  await trx
    .updateTable('user_account')
    .set(change)
    .where('organisation_id', '=', organisationId)
    .where('role', '=', roleId)
    .execute();
}

/** Active users of the organisation with the permission to manage. */
export async function countManagers(trx: AuthTransaction, organisationId: string): Promise<number> {
  const row = await trx
    .selectFrom('user_account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('active', '=', true)
    .where(sql<SqlBool>`${management} = any(permissions)`)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function users(trx: AuthTransaction, organisationId: string) {
  return trx
    .selectFrom('user_account')
    .where('user_account.organisation_id', '=', organisationId)
    .select(eb => [
      'user_account.id',
      'user_account.name',
      'user_account.email',
      'user_account.active',
      'user_account.email_proven',
      'user_account.role',
      'user_account.permissions',
      'user_account.created_at',
      eb
        .selectFrom('token_family')
        .whereRef('token_family.user_id', '=', 'user_account.id')
        .select(({ fn }) => fn.max('token_family.last_used_at').as('at'))
        .as('last_seen_at'),
      eb
        .exists(
          eb
            .selectFrom('second_factor')
            .whereRef('second_factor.user_id', '=', 'user_account.id')
            .where('second_factor.secret', 'is not', null)
            .select('second_factor.user_id'),
        )
        .as('second_factor'),
    ]);
}

interface UserRow {
  id: string;
  name: string;
  email: string;
  active: boolean;
  email_proven: boolean;
  role: string | null;
  permissions: PermissionKey[];
  created_at: Date;
  last_seen_at: Date | null;
  second_factor: SqlBool;
}

function toManagedUser(row: UserRow): ManagedUser {
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    active: row.active,
    emailProven: row.email_proven,
    roleId: row.role,
    permissions: row.permissions,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    secondFactor: Boolean(row.second_factor),
  };
}
