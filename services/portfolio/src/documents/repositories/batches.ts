import type { EndpointInput, PermissionKey } from '@kavel/contracts';
import {
  batchLimits,
  type DocumentBatch,
  type documentBatchApi,
  documentFormats,
} from '@kavel/contracts/reports';
import { type Caller, ServiceError, signedBy } from '@kavel/service-kit';
import { type Selectable, sql } from 'kysely';
import type { PortfolioSchema } from '../../repositories/schema';
import type { OrganisationScope } from '../../repositories/store';

export type BatchHead = Selectable<PortfolioSchema['document_batch']>;
type NewBatch = EndpointInput<typeof documentBatchApi.createDocumentBatch>['body'];

/** Without a template of the organisation. */
const noLayout = 'none';

/** As it was asked for. */
export function templateIdOf({ layout }: Pick<BatchHead, 'layout'>): { templateId?: string | null } {
  if (layout === null) return {};
  return { templateId: layout === noLayout ? null : layout };
}

/** Returns the id. Its documents are made in the order of the subjects. */
export async function insertBatch(
  { trx, organisationId }: OrganisationScope,
  caller: Caller,
  { name, template, language = 'nl', brand, templateId, subjects, formats = ['pdf'] }: NewBatch,
  sender: string,
): Promise<string> {
  const each = documentFormats.filter(format => formats.includes(format));
  const { id } = await trx
    .insertInto('document_batch')
    .values({
      organisation_id: organisationId,
      ...{ name, template, language, brand: brand ?? null, sender },
      layout: templateId === null ? noLayout : (templateId ?? null),
      permissions: caller.permissions as PermissionKey[],
      formats: each,
      total: subjects.length * each.length,
      ...signedBy(caller),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into portfolio.document_batch_item (organisation_id, batch_id, position, subject, format)
    select ${organisationId}, ${id}, (at - 1) * ${each.length} + number, subject, format
    from unnest(${[...subjects]}::text[]) with ordinality as listed(subject, at),
      unnest(${each}::text[]) with ordinality as made(format, number)`.execute(trx);
  return id;
}

/** The user's batches, newest first. */
export async function listBatches(scope: OrganisationScope): Promise<DocumentBatch[]> {
  const heads = await headsOf(scope).orderBy('created_at', 'desc').limit(batchLimits.kept).execute();
  return withFailures(scope, heads);
}

/** Throws `not-found`. */
export async function getBatch(scope: OrganisationScope, id: string): Promise<DocumentBatch> {
  const [batch] = await withFailures(scope, [await getHead(scope, id)]);
  return batch ?? batchNotFound();
}

/** Throws `not-found`. */
export async function getHead(scope: OrganisationScope, id: string): Promise<BatchHead> {
  return (await headsOf(scope).where('id', '=', id).executeTakeFirst()) ?? batchNotFound();
}

/** As `getHead`, and locks it until commit. */
export async function lockHead(scope: OrganisationScope, id: string): Promise<BatchHead> {
  return (await headsOf(scope).where('id', '=', id).forUpdate().executeTakeFirst()) ?? batchNotFound();
}

/** Ids of batches beyond those that are kept, which no longer run. */
export async function oldBatches(scope: OrganisationScope): Promise<string[]> {
  const rows = await headsOf(scope).orderBy('created_at', 'desc').offset(batchLimits.kept).execute();
  return rows.filter(({ state }) => state !== 'running').map(({ id }) => id);
}

/** Ends a running batch without a file; documents that were made are deleted. */
export async function endBatch(
  scope: OrganisationScope,
  id: string,
  state: 'cancelled' | 'failed',
): Promise<void> {
  await update(scope, id).set({ state, finished_at: sql`now()` }).where('state', '=', 'running').execute();
  await dropPdfs(scope, id);
}

/** Its file is there; single documents are deleted. */
export async function finishBatch(scope: OrganisationScope, id: string, bytes: number): Promise<void> {
  const expires = sql<Date>`now() + make_interval(days => ${batchLimits.days})`;
  await update(scope, id)
    .set({ state: 'done', bytes, finished_at: sql`now()`, expires_at: expires })
    .execute();
  await dropPdfs(scope, id);
}

export async function deleteBatch({ trx, organisationId }: OrganisationScope, id: string): Promise<void> {
  await trx
    .deleteFrom('document_batch')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

async function dropPdfs({ trx, organisationId }: OrganisationScope, id: string): Promise<void> {
  await trx
    .updateTable('document_batch_item')
    .set({ pdf: null })
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', id)
    .where('pdf', 'is not', null)
    .execute();
}

function headsOf({ trx, organisationId, userId }: OrganisationScope) {
  return trx
    .selectFrom('document_batch')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .selectAll();
}

function update({ trx, organisationId }: OrganisationScope, id: string) {
  return trx.updateTable('document_batch').where('organisation_id', '=', organisationId).where('id', '=', id);
}

async function withFailures(
  { trx, organisationId }: OrganisationScope,
  heads: readonly BatchHead[],
): Promise<DocumentBatch[]> {
  if (heads.length === 0) return [];
  const failed = await trx
    .selectFrom('document_batch_item')
    .where('organisation_id', '=', organisationId)
    .where(
      'batch_id',
      'in',
      heads.map(({ id }) => id),
    )
    .where('state', '=', 'failed')
    .select(['batch_id', 'subject', 'failure'])
    .orderBy('position')
    .execute();
  const failures = Map.groupBy(failed, item => item.batch_id);
  const working = Map.groupBy(await itemsInWork({ trx, organisationId }), item => item.batch_id);
  return heads.map(head => ({
    ...toBatch(head),
    working: (working.get(head.id) ?? []).flatMap(({ subject, stage, stage_done, stage_total }) =>
      stage === null ? [] : [{ subject, stage, done: stage_done ?? 0, total: stage_total ?? 0 }],
    ),
    failures: (failures.get(head.id) ?? []).map(({ subject, failure }) => ({
      subject,
      reason: failure ?? 'failed',
    })),
  }));
}

/** First files of documents that are being made, of batches under way. */
function itemsInWork({ trx, organisationId }: Pick<OrganisationScope, 'trx' | 'organisationId'>) {
  return trx
    .selectFrom('document_batch_item')
    .innerJoin('document_batch', join =>
      join
        .onRef('document_batch.organisation_id', '=', 'document_batch_item.organisation_id')
        .onRef('document_batch.id', '=', 'document_batch_item.batch_id'),
    )
    .where('document_batch_item.organisation_id', '=', organisationId)
    .where('document_batch.state', '=', 'running')
    .where('document_batch_item.state', '=', 'waiting')
    .where('stage', 'is not', null)
    .select(['batch_id', 'subject', 'stage', 'stage_done', 'stage_total'])
    .orderBy('position')
    .execute();
}

function toBatch({ id, name, template, language, state, formats, total, made, ...head }: BatchHead) {
  const expired = head.expires_at !== null && head.expires_at < new Date();
  return {
    ...{ id, name, template, language, state, formats, total, made },
    bytes: head.bytes === null || expired ? null : Number(head.bytes),
    createdAt: head.created_at.toISOString(),
    finishedAt: head.finished_at?.toISOString() ?? null,
    expiresAt: head.expires_at?.toISOString() ?? null,
  };
}

export function batchNotFound(): never {
  throw new ServiceError('not-found', 'These documents do not exist');
}
