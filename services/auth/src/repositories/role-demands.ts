import type { AuthTransaction } from './schema';

/** Used instead of a role key: all accounts of the organisation, also those without a role. No role has this key. */
const everybody = 'everybody';

/** Roles of the organisation that require a second factor: keys of built-in ones, ids of custom ones. */
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

export async function isDemandedOfEverybody(trx: AuthTransaction, organisationId: string): Promise<boolean> {
  return (await listRoleDemands(trx, organisationId)).has(everybody);
}

export function demandOfEverybody(
  trx: AuthTransaction,
  organisationId: string,
  demanded: boolean,
): Promise<void> {
  return setRoleDemand(trx, organisationId, everybody, demanded);
}

/**
 * Whether the account must have a second factor: its role requires it, or its organisation requires it for everybody.
 */
export async function isSecondFactorDemanded(
  trx: AuthTransaction,
  { organisationId, roleId }: { organisationId: string; roleId: string | null },
): Promise<boolean> {
  const demands = await listRoleDemands(trx, organisationId);
  return demands.has(everybody) || (roleId !== null && demands.has(roleId));
}
