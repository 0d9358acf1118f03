import { openFieldsLimit, type Service } from '@kavel/contracts/services';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { getPortfolio, requireEditable } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { openFields, serviceView } from '../rules/service-view';
import { keepFilesOf, throwAwayFilesOf, undoTime } from './file-due';

type Given = { name?: string | undefined; portfolioId?: string | null | undefined } & Record<string, unknown>;

/**
 * Services that are not deleted, nor of a deleted portfolio; last changed first. Throws `not-found` for an unknown
 * portfolio.
 */
export async function listServices(
  scope: OrganisationScope,
  portfolioId: string | undefined,
): Promise<Service[]> {
  if (portfolioId !== undefined) await getPortfolio(scope, portfolioId);
  const services = selectServices(scope);
  const rows = await (portfolioId === undefined ? services : services.where('portfolio_id', '=', portfolioId))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toService);
}

/** Throws `not-found` for an id that is unknown, deleted or of another organisation. */
export async function getService(scope: OrganisationScope, id: string): Promise<Service> {
  const row = await selectServices(scope).where('id', '=', id).executeTakeFirst();
  return toService(row ?? serviceNotFound());
}

/** As `getService`, for changes of it or its files. Also throws `forbidden` and `portfolio-archived`. */
export async function getEditableService(scope: OrganisationScope, id: string): Promise<Service> {
  const service = await getService(scope, id);
  if (service.portfolioId !== null) await requireEditable(scope, service.portfolioId);
  return service;
}

/** Throws as `requireEditable`. */
export async function createService(
  scope: OrganisationScope,
  given: Given & { name: string },
): Promise<Service> {
  const { name, portfolioId = null } = given;
  if (portfolioId !== null) await requireEditable(scope, portfolioId);
  const { id } = await scope.trx
    .insertInto('service')
    .values({
      organisation_id: scope.organisationId,
      portfolio_id: portfolioId,
      name,
      fields: JSON.stringify(openFields(given)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return getService(scope, id);
}

/** Throws as `getEditableService`, and `bad-request` when it grows too large. */
export async function updateService(scope: OrganisationScope, id: string, given: Given): Promise<Service> {
  await getEditableService(scope, id);
  const { name, portfolioId } = given;
  if (portfolioId) await requireEditable(scope, portfolioId);
  const { fields } = await scope.trx
    .selectFrom('service')
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .select('fields')
    .forUpdate()
    .executeTakeFirstOrThrow();
  await updateRow(scope, id)
    .set({
      ...(name === undefined ? {} : { name }),
      ...(portfolioId === undefined ? {} : { portfolio_id: portfolioId }),
      fields: JSON.stringify(refusingTooLarge({ ...fields, ...openFields(given) })),
      updated_at: sql`now()`,
    })
    .execute();
  return getService(scope, id);
}

/** Throws as `getEditableService`. Its files are deleted when it can no longer be restored. */
export async function deleteService(scope: OrganisationScope, id: string): Promise<void> {
  await getEditableService(scope, id);
  await updateRow(scope, id).set({ deleted_at: sql`now()` }).execute();
  await throwAwayFilesOf(scope, id);
}

/** Throws as `getEditableService`, `not-found` also when it was deleted too long ago. */
export async function restoreService(scope: OrganisationScope, id: string): Promise<Service> {
  await refuseRestoring(scope, id);
  const restored = await updateRow(scope, id)
    .where(eb => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', sql<Date>`now() - ${undoTime}`)]))
    .set({ deleted_at: null })
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) serviceNotFound();
  await keepFilesOf(scope, id);
  return getService(scope, id);
}

async function refuseRestoring(scope: OrganisationScope, id: string): Promise<void> {
  const row = await scope.trx
    .selectFrom('service')
    .where('organisation_id', '=', scope.organisationId)
    .where('id', '=', id)
    .select('portfolio_id')
    .executeTakeFirst();
  if (row?.portfolio_id) await requireEditable(scope, row.portfolio_id);
}

/** Marks a service as changed. */
export async function touchService(scope: OrganisationScope, id: string): Promise<void> {
  await updateRow(scope, id).set({ updated_at: sql`now()` }).execute();
}

function selectServices({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('service')
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('portfolio')
            .whereRef('portfolio.organisation_id', '=', 'service.organisation_id')
            .whereRef('portfolio.id', '=', 'service.portfolio_id')
            .where('portfolio.deleted_at', 'is not', null)
            .select('portfolio.id'),
        ),
      ),
    )
    .select(eb => [
      'id',
      'portfolio_id',
      'name',
      'fields',
      'created_at',
      'updated_at',
      eb
        .selectFrom('service_file')
        .whereRef('service_file.organisation_id', '=', 'service.organisation_id')
        .whereRef('service_file.service_id', '=', 'service.id')
        .where('service_file.confirmed_at', 'is not', null)
        .where('service_file.deleted_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('file_count'),
    ]);
}

function updateRow({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('service').where('organisation_id', '=', organisationId).where('id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectServices>['execute']>>[number];

function toService(row: Row): Service {
  return serviceView(row.fields, {
    id: row.id,
    portfolioId: row.portfolio_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    fileCount: row.file_count ?? 0,
  });
}

/** Single updates are limited by the contract; the sum of many is checked here. */
function refusingTooLarge(fields: Record<string, unknown>): Record<string, unknown> {
  if (JSON.stringify(fields).length <= openFieldsLimit) return fields;
  throw new ServiceError(
    'bad-request',
    `The fields together are more than ${openFieldsLimit} characters of JSON`,
  );
}

export function serviceNotFound(): never {
  throw new ServiceError('not-found', 'This service does not exist');
}
