import type { OverridePolicy, OverridePolicyBody } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import type { OrganisationScope } from '../../repositories/store';
import { defaultOverridePolicy } from '../rules/overrides';

/** The current limits of the organisation. */
export async function readOverridePolicy({
  trx,
  organisationId,
}: OrganisationScope): Promise<OverridePolicy> {
  const row = await trx
    .selectFrom('override_policy')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { ...defaultOverridePolicy, changed: null };
  const { alone, together, least_reason: leastReason, at, actor_id, actor_name } = row;
  const changed = { at: at.toISOString(), by: { userId: actor_id, name: actor_name } };
  return { alone, together, leastReason, changed };
}

/** Sets the limits from now on; earlier ones stay in the history. */
export async function recordOverridePolicy(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Pick<Caller, 'actorId' | 'actorName'>,
  { alone, together, leastReason }: OverridePolicyBody,
): Promise<void> {
  await trx
    .insertInto('override_policy')
    .values({
      organisation_id: organisationId,
      actor_id: actorId,
      actor_name: actorName,
      alone,
      together,
      least_reason: leastReason,
    })
    .execute();
}
