import type { Project } from '@kavel/contracts/projects';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';
import type { ProjectContent } from '../rules/project-content';

/** Throws `not-found` for an id that is unknown, deleted or of another organisation. */
export async function getProject(scope: OrganisationScope, id: string): Promise<Project> {
  const row = await selectProjects(scope).where('project.id', '=', id).executeTakeFirst();
  return toProject(row ?? projectNotFound());
}

/** As `getProject`, locked until commit. */
export async function lockProject(scope: OrganisationScope, id: string): Promise<Project> {
  const locked = await scope.trx
    .selectFrom('project')
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return getProject(scope, locked?.id ?? projectNotFound());
}

/** Throws `name-taken` when the organisation already has the key. */
export async function insertProject(scope: OrganisationScope, content: ProjectContent): Promise<Project> {
  const { id } = await refusingTakenKey(content.issue_key, () =>
    scope.trx
      .insertInto('project')
      .values({ organisation_id: scope.organisationId, ...columnsOf(content) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return getProject(scope, id);
}

/** Throws `name-taken` when another project has the key. */
export async function updateProject(
  scope: OrganisationScope,
  id: string,
  change: Partial<ProjectContent>,
): Promise<Project> {
  await refusingTakenKey(change.issue_key ?? '', () =>
    updateRow(scope, id)
      .set({ ...columnsOf(change), ...changed })
      .execute(),
  );
  return getProject(scope, id);
}

/** Throws as `getProject`. */
export async function deleteProject(scope: OrganisationScope, id: string): Promise<void> {
  await getProject(scope, id);
  await updateRow(scope, id)
    .set({ deleted_at: sql`now()`, ...changed })
    .execute();
}

/** Throws `not-found` also when it was deleted more than a day ago, `name-taken` when its key is used again. */
export async function restoreProject(scope: OrganisationScope, id: string): Promise<Project> {
  await refusingTakenKey('', () =>
    updateRow(scope, id)
      .where('deleted_at', '>', sql<Date>`now() - interval '1 day'`)
      .set({ deleted_at: null, ...changed })
      .execute(),
  );
  return getProject(scope, id);
}

/** Columns of a project's content without its links to other tables. */
export const ownColumns = [
  'issue_key',
  'parent_key',
  'title',
  'project.service',
  'project.status',
  'object_type as objectType',
  sql<string | null>`start_date::text`.as('start'),
  sql<string | null>`due_date::text`.as('due'),
  sql<string | null>`closed_date::text`.as('closed'),
  'object_id as objectId',
  'address',
  'lon',
  'lat',
  'description',
] as const;

/** Projects for a response: links to objects that the user may not see are omitted. */
export function selectProjects({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('project')
    .where('project.organisation_id', '=', organisationId)
    .where('project.deleted_at', 'is', null)
    .select(eb => [
      'project.id',
      ...ownColumns,
      'revision',
      'project.updated_at as updatedAt',
      'list_order as listOrder',
      eb
        .selectFrom('portfolio')
        .whereRef('portfolio.organisation_id', '=', 'project.organisation_id')
        .whereRef('portfolio.id', '=', 'project.portfolio_id')
        .where('portfolio.deleted_at', 'is', null)
        .select('portfolio.id')
        .as('portfolioId'),
      eb
        .selectFrom('valuation')
        .whereRef('valuation.organisation_id', '=', 'project.organisation_id')
        .whereRef('valuation.id', '=', 'project.valuation_id')
        .where('valuation.deleted_at', 'is', null)
        .select('valuation.id')
        .as('valuationId'),
      eb
        .selectFrom('service as linked')
        .whereRef('linked.organisation_id', '=', 'project.organisation_id')
        .whereRef('linked.id', '=', 'project.service_id')
        .where('linked.deleted_at', 'is', null)
        .select('linked.id')
        .as('serviceId'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number];

export function toProject({ listOrder: _, updatedAt, ...row }: Row): Project {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

const changed = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` };

/** Given fields by column; missing ones stay unchanged. */
export function columnsOf<Content extends Partial<ProjectContent>>(content: Content) {
  const { serviceId, objectType, start, due, closed, objectId, portfolioId, valuationId, ...same } = content;
  const { importedAddress, ...columns } = same;
  const renamed = {
    service_id: serviceId,
    object_type: objectType,
    start_date: start,
    due_date: due,
    closed_date: closed,
    object_id: objectId,
    portfolio_id: portfolioId,
    valuation_id: valuationId,
    imported_address: importedAddress,
  };
  return { ...columns, ...(withoutAbsent(renamed) as typeof renamed) };
}

function withoutAbsent(columns: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function updateRow({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('project').where('organisation_id', '=', organisationId).where('id', '=', id);
}

const refusingTakenKey = <T>(key: string, write: () => Promise<T>) =>
  refusingTakenName(key, write, 'project_issue_key');

function projectNotFound(): never {
  throw new ServiceError('not-found', 'This project does not exist');
}
