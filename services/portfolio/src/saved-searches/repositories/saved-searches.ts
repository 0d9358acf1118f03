import {
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchKind,
  savedSearchLimits,
} from '@kavel/contracts/saved-searches';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { nameKey } from '../../common/name-key';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';
import type { Criteria } from '../rules/criteria';

const index = 'saved_search_name';

/** Own ones and those that colleagues share, by name. */
export async function listSavedSearches(
  { trx, organisationId }: OrganisationScope,
  kind: SavedSearchKind | undefined,
): Promise<SavedSearch[]> {
  const rows = await trx
    .selectFrom('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'locator'))
    .select(columns)
    .orderBy('name_key')
    .orderBy('created_at')
    .execute();
  return rows.map(toSavedSearch);
}

/** Throws `name-taken`, and `conflict` at the maximum. */
export async function insertSavedSearch(
  scope: OrganisationScope,
  { userId, userName }: Pick<Caller, 'userId' | 'userName'>,
  { kind, name, address, criteria, watched }: NewSavedSearch,
): Promise<SavedSearch> {
  await checkNumber(scope, { added: true, watched });
  const row = await refusingTakenName(
    name,
    () =>
      scope.trx
        .insertInto('saved_search')
        .values({
          ...{ organisation_id: scope.organisationId, owner_id: userId, owner_name: userName },
          ...{ kind, name, name_key: nameKey(name), address, watched },
          criteria: criteria === null ? null : JSON.stringify(criteria),
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    index,
  );
  return toSavedSearch(row);
}

/** Kind and criteria of an own search. Throws `not-found`. */
export async function lockSavedSearch(
  { trx, organisationId, userId }: OrganisationScope,
  id: string,
): Promise<{ kind: SavedSearchKind; criteria: Criteria | null; watched: boolean }> {
  const row = await trx
    .selectFrom('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(['kind', 'criteria', 'watched'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? searchNotFound();
}

/** Throws `name-taken`, and `conflict` when too many are watched. */
export async function updateSavedSearch(
  scope: OrganisationScope,
  id: string,
  { name, address, criteria, watched, shared }: SavedSearchChange,
): Promise<SavedSearch> {
  if (watched) await checkNumber(scope, { added: false, watched });
  const row = await refusingTakenName(
    name ?? '',
    () =>
      ofId(scope, id)
        .where('deleted_at', 'is', null)
        .set({
          ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
          ...(criteria === undefined ? {} : { criteria: criteria && JSON.stringify(criteria) }),
          ...(address === undefined ? {} : { address }),
          ...(watched === undefined ? {} : { watched }),
          ...(shared === undefined ? {} : { shared }),
          ...(criteria === undefined && watched === undefined ? {} : unseen),
          updated_at: sql<Date>`now()`,
        })
        .returning(columns)
        .executeTakeFirst(),
    index,
  );
  return toSavedSearch(row ?? searchNotFound());
}

/** Throws `not-found`. */
export async function deleteSavedSearch(scope: OrganisationScope, id: string): Promise<void> {
  const row = await ofId(scope, id)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: sql`now()` })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) searchNotFound();
}

/** Throws `not-found` also when it was deleted more than a day ago, and `name-taken` where another has the name now. */
export async function restoreSavedSearch(scope: OrganisationScope, id: string): Promise<SavedSearch> {
  const latest = sql<Date>`now() - make_interval(days => ${savedSearchLimits.restoreDays})`;
  const row = await refusingTakenName(
    '',
    () =>
      ofId(scope, id)
        .where(eb => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', latest)]))
        .set({ deleted_at: null })
        .returning(columns)
        .executeTakeFirst(),
    index,
  );
  return toSavedSearch(row ?? searchNotFound());
}

/** What a search found before says nothing about another question, or about the time in which nobody watched. */
const unseen = { seen_at: null, seen_snapshot: null, seen_count: 0, seen_ids: [], problem: null };

async function checkNumber(
  { trx, organisationId, userId }: OrganisationScope,
  { added, watched }: { added: boolean; watched: boolean },
): Promise<void> {
  const { all, watching } = await trx
    .selectFrom('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where watched))::integer`.as('watching'),
    ])
    .executeTakeFirstOrThrow();
  const { perUser, watched: most } = savedSearchLimits;
  if (added && all >= perUser)
    throw new ServiceError('conflict', `At most ${perUser} can be kept; delete one first`);
  if (watched && watching >= most) throw new ServiceError('conflict', `At most ${most} can be watched`);
}

const columns = [
  ...(['id', 'kind', 'name', 'address', 'watched', 'shared', 'owner_id', 'owner_name'] as const),
  ...(['seen_at', 'seen_count', 'problem', 'updated_at'] as const),
  sql<boolean>`criteria is not null`.as('watchable'),
] as const;

interface Row extends Omit<SavedSearch, 'owner' | 'seen' | 'updatedAt'> {
  owner_id: string;
  owner_name: string;
  seen_at: Date | null;
  seen_count: number;
  updated_at: Date;
}

function toSavedSearch({ owner_id, owner_name, seen_at, seen_count, updated_at, ...row }: Row): SavedSearch {
  return {
    ...row,
    owner: { userId: owner_id, name: owner_name },
    seen: seen_at && { at: seen_at.toISOString(), count: seen_count },
    updatedAt: updated_at.toISOString(),
  };
}

function ofId({ trx, organisationId, userId }: OrganisationScope, id: string) {
  return trx
    .updateTable('saved_search')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', userId)
    .where('id', '=', id);
}

function searchNotFound(): never {
  throw new ServiceError('not-found', 'This search does not exist');
}
