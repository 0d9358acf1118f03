import type { AuthTransaction } from './schema';

/** Roles of the organisation that demand a second factor: keys of built-in ones, ids of own ones. */
export async function listRoleDemands(trx: AuthTransaction, organisationId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('role_demand')
    .where('organisation_id', '=', organisationId)
    .select('role')
    .execute();
  return new Set(rows.map(({ role }) => role));
}

export async function setRoleDemand(
  trx: AuthTransaction,
  organisationId: string,
  role: string,
  demanded: boolean,
): Promise<void> {
  if (demanded) {
    await trx
      .insertInto('role_demand')
      .values({ organisation_id: organisationId, role })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return;
  }
  await trx
    .deleteFrom('role_demand')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', role)
    .execute();
}

/** Whether the account must have a second factor. */
export async function isSecondFactorDemanded(
  trx: AuthTransaction,
  { organisationId, roleId }: { organisationId: string; roleId: string | null },
): Promise<boolean> {
  return roleId !== null && (await listRoleDemands(trx, organisationId)).has(roleId);
}
