import { type SavedView, savedViewLimit, type UnitView } from '@kavel/contracts/units';
import { ServiceError } from '@kavel/service-kit';
import { nameKey } from '../../common/name-key';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';

export type ViewInput = Omit<SavedView, 'id'>;

const index = 'saved_view_name';
const columns = ['id', 'name', 'view'] as const;

/** The user's own views, by name. */
export async function listViews({ trx, organisationId, userId }: OrganisationScope): Promise<SavedView[]> {
  return trx
    .selectFrom('saved_view')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();
}

/** Throws `name-taken`, and `conflict` at the maximum per user. */
export async function createView(scope: OrganisationScope, { name, view }: ViewInput): Promise<SavedView> {
  const kept = await listViews(scope);
  if (kept.length >= savedViewLimit) {
    throw new ServiceError('conflict', `At most ${savedViewLimit} views can be kept; remove one first`);
  }
  return refusingTakenName(
    name,
    () =>
      scope.trx
        .insertInto('saved_view')
        .values({
          organisation_id: scope.organisationId,
          user_id: scope.userId,
          ...rowOf(name, view),
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    index,
  );
}

/** Throws `not-found`, `name-taken`. */
export async function updateView(
  scope: OrganisationScope,
  id: string,
  { name, view }: ViewInput,
): Promise<SavedView> {
  const updated = await refusingTakenName(
    name,
    () =>
      scope.trx
        .updateTable('saved_view')
        .set(rowOf(name, view))
        .where('organisation_id', '=', scope.organisationId)
        .where('user_id', '=', scope.userId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),
    index,
  );
  return updated ?? viewNotFound();
}

/** Throws `not-found`. */
export async function deleteView(
  { trx, organisationId, userId }: OrganisationScope,
  id: string,
): Promise<void> {
  const deleted = await trx
    .deleteFrom('saved_view')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) viewNotFound();
}

function rowOf(name: string, view: UnitView) {
  return { name, name_key: nameKey(name), view: JSON.stringify(view) };
}

function viewNotFound(): never {
  throw new ServiceError('not-found', 'This view does not exist');
}
