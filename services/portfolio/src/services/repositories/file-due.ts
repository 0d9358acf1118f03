import { sql } from 'kysely';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';

/** A file as the store and the cleaner see it. */
export interface FileId {
  organisationId: string;
  fileId: string;
}

/** How long a deleted service or file can be restored. */
export const undoTime = sql<string>`interval '1 day'`;
/** How long an unconfirmed upload is kept. */
export const uploadTime = sql<string>`interval '1 day'`;
export const atOnce = sql<string>`interval '0'`;

/** Marks the file for deletion by the cleaner after this time. */
export async function throwAwayAfter(
  { trx, organisationId }: OrganisationScope,
  fileId: string,
  time: typeof undoTime,
): Promise<void> {
  const dueAt = sql<Date>`now() + ${time}`;
  await trx
    .insertInto('file_due')
    .values({ organisation_id: organisationId, file_id: fileId, due_at: dueAt })
    .onConflict(conflict => conflict.columns(['organisation_id', 'file_id']).doUpdateSet({ due_at: dueAt }))
    .execute();
}

export async function keepForGood({ trx, organisationId }: OrganisationScope, fileId: string): Promise<void> {
  await trx
    .deleteFrom('file_due')
    .where('organisation_id', '=', organisationId)
    .where('file_id', '=', fileId)
    .execute();
}

/** Marks files of a deleted service for deletion a day later; an earlier time stays. */
export async function throwAwayFilesOf(
  { trx, organisationId }: OrganisationScope,
  serviceId: string,
): Promise<void> {
  await sql`
    INSERT INTO portfolio.file_due (organisation_id, file_id, due_at)
    SELECT organisation_id, id, now() + ${undoTime} FROM portfolio.service_file
    WHERE organisation_id = ${organisationId} AND service_id = ${serviceId}
    ON CONFLICT (organisation_id, file_id) DO NOTHING`.execute(trx);
}

/** Confirmed files that were not deleted individually are restored with their service. */
export async function keepFilesOf(
  { trx, organisationId }: OrganisationScope,
  serviceId: string,
): Promise<void> {
  await sql`
    DELETE FROM portfolio.file_due USING portfolio.service_file AS file
    WHERE file_due.organisation_id = ${organisationId} AND file.organisation_id = ${organisationId}
      AND file.id = file_due.file_id AND file.service_id = ${serviceId}
      AND file.confirmed_at IS NOT NULL AND file.deleted_at IS NULL`.execute(trx);
}

/** A batch of due files, of any organisation. */
export async function dueFiles(store: PortfolioStore, limit: number): Promise<FileId[]> {
  return store.inService(trx =>
    trx
      .selectFrom('file_due')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(limit)
      .select(['organisation_id as organisationId', 'file_id as fileId'])
      .execute(),
  );
}

/** Deletes the row if it is still due, after `remove` has deleted the bytes; never in the other order. */
export async function forgetDueFile(
  { trx, organisationId }: OrganisationScope,
  fileId: string,
  remove: () => Promise<void>,
): Promise<void> {
  const due = await trx
    .selectFrom('file_due')
    .where('organisation_id', '=', organisationId)
    .where('file_id', '=', fileId)
    .where('due_at', '<=', sql<Date>`now()`)
    .select('file_id')
    .forUpdate()
    .executeTakeFirst();
  if (due === undefined) return;
  await remove();
  await trx
    .deleteFrom('service_file')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', fileId)
    .execute();
}

/** Ids that are neither a file of the organisation nor a batch of documents whose file is kept. */
export async function unknownFiles(
  { trx, organisationId }: OrganisationScope,
  ids: string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('service_file')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .select('id')
    .union(
      trx
        .selectFrom('document_batch')
        .where('organisation_id', '=', organisationId)
        .where('id', 'in', ids)
        .where(({ eb, or }) => or([eb('state', '=', 'running'), eb('expires_at', '>', sql<Date>`now()`)]))
        .select('id'),
    )
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !known.has(id));
}
