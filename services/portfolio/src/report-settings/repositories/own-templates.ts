import type { OwnTemplate, OwnTemplateBody } from '@kavel/contracts/reports';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { type Selectable, sql } from 'kysely';
import { nameKey } from '../../common/name-key';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope } from '../../repositories/store';
import { refusingTakenName } from '../../repositories/unique-violation';

type Author = Pick<Caller, 'actorId' | 'actorName'>;
const index = 'report_template_name';

/** By name. */
export async function listOwnTemplates(scope: OrganisationScope): Promise<OwnTemplate[]> {
  const rows = await select(scope).where('deleted_at', 'is', null).orderBy('name_key').execute();
  return rows.map(toOwnTemplate);
}

/** Throws `not-found`; locks the row until commit. */
export async function lockOwnTemplate(scope: OrganisationScope, id: string): Promise<OwnTemplate> {
  const row = await select(scope)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return toOwnTemplate(row ?? notFound());
}

/** Throws `name-taken`. */
export async function insertOwnTemplate(
  scope: OrganisationScope,
  author: Author,
  body: OwnTemplateBody,
): Promise<OwnTemplate> {
  const { trx, organisationId } = scope;
  if (body.isDefault) await clearDefault(scope);
  const values = { organisation_id: organisationId, ...columnsOf(body, author) };
  const insert = trx.insertInto('report_template').values(values).returningAll();
  const row = await refusingTakenName(body.name, () => insert.executeTakeFirstOrThrow(), index);
  return toOwnTemplate(row);
}

/** Throws `name-taken`. */
export async function updateOwnTemplate(
  scope: OrganisationScope,
  author: Author,
  { id, ...body }: OwnTemplateBody & { id: string },
): Promise<OwnTemplate> {
  if (body.isDefault) await clearDefault(scope);
  const update = ofOrganisation(scope)
    .where('id', '=', id)
    .set(eb => ({ ...columnsOf(body, author), revision: eb('revision', '+', 1) }))
    .returningAll();
  const row = await refusingTakenName(body.name, () => update.executeTakeFirst(), index);
  return toOwnTemplate(row ?? notFound());
}

/** Throws `not-found`. */
export async function deleteOwnTemplate(scope: OrganisationScope, id: string): Promise<void> {
  const row = await ofOrganisation(scope)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) notFound();
}

/** Throws `not-found`, `name-taken`. Another default that was chosen meanwhile stays. */
export async function restoreOwnTemplate(scope: OrganisationScope, id: string): Promise<OwnTemplate> {
  const templates = await listOwnTemplates(scope);
  const update = ofOrganisation(scope)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .set({
      deleted_at: null,
      ...(templates.some(({ isDefault }) => isDefault) ? { is_default: false } : {}),
    })
    .returningAll();
  const row = await refusingTakenName('', () => update.executeTakeFirst(), index);
  return toOwnTemplate(row ?? notFound());
}

async function clearDefault(scope: OrganisationScope): Promise<void> {
  await ofOrganisation(scope).where('is_default', '=', true).set({ is_default: false }).execute();
}

function columnsOf({ name, language, isDefault, sections }: OwnTemplateBody, author: Author) {
  return {
    name,
    name_key: nameKey(name),
    language,
    is_default: isDefault,
    sections: JSON.stringify(sections),
    changed_at: sql<Date>`now()`,
    actor_id: author.actorId,
    actor_name: author.actorName,
  };
}

function select({ trx, organisationId }: OrganisationScope) {
  return trx.selectFrom('report_template').selectAll().where('organisation_id', '=', organisationId);
}

function ofOrganisation({ trx, organisationId }: OrganisationScope) {
  return trx.updateTable('report_template').where('organisation_id', '=', organisationId);
}

function toOwnTemplate(row: Selectable<PortfolioSchema['report_template']>): OwnTemplate {
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    isDefault: row.is_default,
    sections: row.sections,
    revision: row.revision,
    changed: { at: row.changed_at.toISOString(), by: { userId: row.actor_id, name: row.actor_name } },
  };
}

function notFound(): never {
  throw new ServiceError('not-found', 'This report template does not exist');
}
