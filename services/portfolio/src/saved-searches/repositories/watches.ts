import {
  type SavedSearch,
  type WatchableSearchKind,
  watchableSearchKinds,
} from '@kavel/contracts/saved-searches';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import type { Criteria } from '../rules/criteria';
import type { Look } from '../rules/new-results';

/** A watched search, and what the last look found; null before the first. */
export interface Watch {
  id: string;
  kind: WatchableSearchKind;
  name: string;
  address: string;
  criteria: Criteria;
  seen: Look | null;
  updatedAt: Date;
}

/** Looks of the same snapshot are repeated after this time: own sales come without a snapshot. */
const repeated = sql<Date>`now() - interval '20 hours'`;

/** The user's next search to look at; undefined when all were looked at in this snapshot. */
export async function nextWatch(
  { trx, organisationId, userId }: OrganisationScope,
  snapshot: string,
): Promise<Watch | undefined> {
  const row = await trx
    .selectFrom('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .where('watched', '=', true)
    .where('kind', 'in', watchableSearchKinds)
    .where('deleted_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('seen_at', 'is', null),
        eb('seen_at', '<', repeated),
        eb('seen_snapshot', 'is distinct from', snapshot),
      ]),
    )
    .select(['id', 'kind', 'name', 'address', 'criteria', 'seen_at', 'seen_count', 'seen_ids', 'updated_at'])
    .orderBy(sql`seen_at nulls first`)
    .limit(1)
    .$narrowType<{ kind: WatchableSearchKind }>()
    .executeTakeFirst();
  if (row?.criteria == null) return undefined;
  const { seen_at, seen_count: count, seen_ids: ids, updated_at: updatedAt, criteria, ...search } = row;
  return { ...search, criteria, updatedAt, seen: seen_at && { count, ids } };
}

/**
 * Stores what a look found. False, and nothing is stored, where the search was changed or deleted in the meantime.
 * Without a look, for one that failed, the last one stays.
 */
export async function storeLook(
  { trx, organisationId }: OrganisationScope,
  { id, updatedAt }: Watch,
  snapshot: string,
  { look, problem }: { look: Look | null; problem: SavedSearch['problem'] },
): Promise<boolean> {
  const stored = await trx
    .updateTable('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('watched', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql`date_trunc('milliseconds', updated_at)`, '=', updatedAt)
    .set({
      ...{ seen_at: sql<Date>`now()`, seen_snapshot: snapshot, problem },
      ...(look ? { seen_count: look.count, seen_ids: [...look.ids] } : {}),
    })
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
