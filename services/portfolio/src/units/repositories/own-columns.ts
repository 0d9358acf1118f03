import { type OwnColumn, ownLimits, type UnitTag } from '@kavel/contracts/units';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { nameKey } from '../../common/name-key';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';

/** The tags of the organisation, by name. */
export async function listTags({ trx, organisationId }: OrganisationScope): Promise<UnitTag[]> {
  return trx
    .selectFrom('unit_tag')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .orderBy('name_key')
    .execute();
}

/** Throws `name-taken`, and `conflict` at the maximum. */
export async function insertTag(scope: OrganisationScope, name: string): Promise<UnitTag> {
  if ((await listTags(scope)).length >= ownLimits.tags) tooMany(ownLimits.tags);
  return refusingTakenName(
    name,
    () =>
      scope.trx
        .insertInto('unit_tag')
        .values({ organisation_id: scope.organisationId, name, name_key: nameKey(name) })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow(),
    'unit_tag_name',
  );
}

/** Units keep the id of a deleted tag, which nothing shows. Throws `not-found`. */
export async function deleteTag({ trx, organisationId }: OrganisationScope, id: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('unit_tag')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) notFound();
}

/** Own columns of a portfolio and of all, by name. */
export async function listOwnColumns(scope: OrganisationScope, portfolioId: string): Promise<OwnColumn[]> {
  const rows = await selectColumns(scope)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([eb('portfolio_id', 'is', null), eb('portfolio_id', '=', portfolioId)]))
    .orderBy('name_key')
    .execute();
  return rows.map(toColumn);
}

export interface NewOwnColumn extends Pick<OwnColumn, 'name' | 'kind' | 'choices'> {
  everywhere: boolean;
}

/** Throws `name-taken`, and `conflict` at the maximum. */
export async function insertOwnColumn(
  scope: OrganisationScope,
  portfolioId: string,
  { name, kind, choices, everywhere }: NewOwnColumn,
): Promise<OwnColumn> {
  if ((await listOwnColumns(scope, portfolioId)).length >= ownLimits.columns) tooMany(ownLimits.columns);
  const row = await refusingTakenName(
    name,
    () =>
      scope.trx
        .insertInto('own_column')
        .values({
          organisation_id: scope.organisationId,
          portfolio_id: everywhere ? null : portfolioId,
          ...{ name, name_key: nameKey(name), kind, choices: JSON.stringify(choices) },
        })
        .returning(columnFields)
        .executeTakeFirstOrThrow(),
    'own_column_name',
  );
  return toColumn(row);
}

export interface OwnColumnChange {
  name?: string;
  choices?: string[];
  deleted?: boolean;
}

/** Throws `not-found` also for a column of a portfolio that may not be changed, and `name-taken`. */
export async function changeOwnColumn(
  { trx, organisationId }: OrganisationScope,
  id: string,
  { name, choices, deleted }: OwnColumnChange,
): Promise<OwnColumn> {
  const row = await refusingTakenName(
    name ?? '',
    () =>
      trx
        .updateTable('own_column')
        .set({
          ...(name === undefined ? {} : { name, name_key: nameKey(name) }),
          ...(choices === undefined ? {} : { choices: JSON.stringify(choices) }),
          ...(deleted === undefined ? {} : { deleted_at: deleted ? sql<Date>`now()` : null }),
        })
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .$if(deleted !== false, query => query.where('deleted_at', 'is', null))
        .returning(columnFields)
        .executeTakeFirst(),
    'own_column_name',
  );
  return toColumn(row ?? notFound());
}

const columnFields = ['id', 'portfolio_id', 'name', 'kind', 'choices'] as const;

function selectColumns({ trx, organisationId }: OrganisationScope) {
  return trx.selectFrom('own_column').select(columnFields).where('organisation_id', '=', organisationId);
}

interface ColumnRow extends Pick<OwnColumn, 'id' | 'name' | 'kind' | 'choices'> {
  portfolio_id: string | null;
}

const toColumn = ({ portfolio_id, ...row }: ColumnRow): OwnColumn => ({ ...row, portfolioId: portfolio_id });

function tooMany(most: number): never {
  throw new ServiceError('conflict', `There can be at most ${most}`, { most });
}

function notFound(): never {
  throw new ServiceError(
    'not-found',
    'This does not exist, or belongs to a portfolio that you may not change',
  );
}
