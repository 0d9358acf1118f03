import type { PermissionKey } from '@kavel/contracts';
import type { RoleBody } from '@kavel/contracts/management';
import type { AuthTransaction } from './schema';
import { refusingTakenName } from './taken-name';

export interface OwnRole {
  id: string;
  name: string;
  permissions: PermissionKey[];
}

/** By name. */
export async function listOwnRoles(trx: AuthTransaction, organisationId: string): Promise<OwnRole[]> {
  return ownRoles(trx, organisationId).orderBy('name').execute();
}

export async function findOwnRole(
  trx: AuthTransaction,
  organisationId: string,
  id: string,
): Promise<OwnRole | undefined> {
  return ownRoles(trx, organisationId).where('id', '=', id).executeTakeFirst();
}

/** Number of users by role. */
export async function countUsersOfRoles(
  trx: AuthTransaction,
  organisationId: string,
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('user_account')
    .select(({ fn }) => ['role', fn.countAll<string>().as('count')])
    .where('organisation_id', '=', organisationId)
    .where('role', 'is not', null)
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role ?? '', Number(count)]));
}

/** Throws `name-taken`. Returns its id. */
export async function addRole(
  trx: AuthTransaction,
  organisationId: string,
  { name, permissions }: RoleBody,
): Promise<string> {
  const { id } = await refusingTakenName(name, 'role_name', () =>
    trx
      .insertInto('role')
      .values({ organisation_id: organisationId, name, permissions })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Throws `name-taken`. */
export async function updateRole(
  trx: AuthTransaction,
  organisationId: string,
  id: string,
  { name, permissions }: RoleBody,
): Promise<void> {
  await refusingTakenName(name, 'role_name', () =>
    trx
      .updateTable('role')
      .set({ name, permissions })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute(),
  );
}

export async function removeRole(trx: AuthTransaction, organisationId: string, id: string): Promise<void> {
  await trx.deleteFrom('role').where('organisation_id', '=', organisationId).where('id', '=', id).execute();
}

function ownRoles(trx: AuthTransaction, organisationId: string) {
  return trx
    .selectFrom('role')
    .select(['id', 'name', 'permissions'])
    .where('organisation_id', '=', organisationId);
}
