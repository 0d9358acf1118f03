import { type ForeignChange, type Presence, presenceTimes } from '@kavel/contracts/valuations';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

type Who = Pick<Caller, 'actorId' | 'actorName' | 'userId'>;

/** A tab is still there. Rows of tabs that are gone are removed on the way. */
export async function recordPresence(
  { trx, organisationId }: OrganisationScope,
  { userId, actorName }: Who,
  tab: { valuationId: string; tabId: string; step: Presence['others'][number]['step'] },
): Promise<void> {
  const values = { user_id: userId, user_name: actorName, step: tab.step };
  await trx
    .insertInto('valuation_presence')
    .values({
      ...{ organisation_id: organisationId, valuation_id: tab.valuationId, tab_id: tab.tabId },
      ...values,
    })
    .onConflict(conflict =>
      conflict
        .columns(['organisation_id', 'valuation_id', 'tab_id'])
        .doUpdateSet({ ...values, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  await trx
    .deleteFrom('valuation_presence')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', tab.valuationId)
    .where('seen_at', '<', sql<Date>`now() - interval '3 minutes'`)
    .execute();
}

/** Others with the valuation open, by name; of several tabs the last one. */
export async function listOthers(
  { trx, organisationId }: OrganisationScope,
  { userId }: Who,
  valuationId: string,
): Promise<Presence['others']> {
  const rows = await trx
    .selectFrom('valuation_presence')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('user_id', '<>', userId)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${presenceTimes.lastsSeconds})`)
    .distinctOn('user_id')
    .select(['user_id', 'user_name', 'step'])
    .orderBy('user_id')
    .orderBy('seen_at', 'desc')
    .execute();
  return rows
    .map(row => ({ userId: row.user_id, name: row.user_name, step: row.step }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The newest edit or change of status by somebody else. */
export async function readForeignChange(
  { trx, organisationId }: OrganisationScope,
  { actorId }: Who,
  valuationId: string,
): Promise<ForeignChange | null> {
  const edit = await trx
    .selectFrom('valuation_edit')
    .select(['at', 'actor_id', 'actor_name', 'kind', 'subject', 'from_value', 'to_value'])
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('actor_id', '<>', actorId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const event = await trx
    .selectFrom('valuation_event')
    .select(['at', 'actor_id', 'actor_name', 'to_status'])
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where('actor_id', '<>', actorId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const newest = edit && (!event || edit.at > event.at) ? edit : event;
  if (newest === undefined) return null;
  const by = { userId: newest.actor_id, name: newest.actor_name };
  const at = newest.at.toISOString();
  if ('to_status' in newest) return { at, by, edit: null, status: newest.to_status };
  const { kind, subject, from_value: from, to_value: to } = newest;
  return { at, by, edit: { kind, subject, from, to }, status: null };
}
