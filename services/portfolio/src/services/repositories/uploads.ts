import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import { countingAll, type OrganisationScope } from '../../repositories/store';
import { atOnce, keepForGood, throwAwayAfter, uploadTime } from './file-due';
import { type FileAddress, fileNotFound, updateFile } from './service-files';
import { getEditableService, touchService } from './services';

export interface NewUpload {
  fileName: string;
  size: number | null;
  checksum: string | null;
  metadata: Record<string, unknown>;
}

/** An upload that is not confirmed yet. */
export interface Upload {
  received: number;
  /** Upper bound of the bytes in the store, including failed and running requests. */
  stored: number;
  announcedSize: number | null;
  announcedChecksum: string | null;
  expiresAt: Date;
}

/** Result of checking an upload. */
export interface Findings {
  contentType: string;
  checksum: string;
  scanned: boolean;
}

/** Throws `not-found` for an unknown service, and as `getEditableService`. */
export async function startUpload(
  scope: OrganisationScope,
  serviceId: string,
  upload: NewUpload,
): Promise<{ fileId: string; expiresAt: Date }> {
  await getEditableService(scope, serviceId);
  const row = await scope.trx
    .insertInto('service_file')
    .values({
      organisation_id: scope.organisationId,
      service_id: serviceId,
      file_name: upload.fileName,
      metadata: JSON.stringify(upload.metadata),
      announced_size: upload.size ?? undefined,
      announced_checksum: upload.checksum,
      expires_at: sql<Date>`now() + ${uploadTime}`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  await throwAwayAfter(scope, row.id, uploadTime);
  return { fileId: row.id, expiresAt: row.expires_at };
}

/**
 * The upload, locked until commit; null when it was confirmed before. Throws `not-found` for one that is unknown,
 * cancelled, expired, or of another service or organisation, without saying which. Throws as `getEditableService`.
 */
export async function findUpload(
  scope: OrganisationScope,
  { id, fileId }: FileAddress,
): Promise<Upload | null> {
  await getEditableService(scope, id);
  const row = await scope.trx
    .selectFrom('service_file')
    .where('organisation_id', '=', scope.organisationId)
    .where('service_id', '=', id)
    .where('id', '=', fileId)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([eb('confirmed_at', 'is not', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .select(['received', 'stored', 'announced_size', 'announced_checksum', 'expires_at', 'confirmed_at'])
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) fileNotFound();
  if (row.confirmed_at !== null) return null;
  return {
    received: Number(row.received),
    stored: Number(row.stored),
    announcedSize: row.announced_size === null ? null : Number(row.announced_size),
    announcedChecksum: row.announced_checksum,
    expiresAt: row.expires_at,
  };
}

/**
 * Makes `writer`, the latest request, the only one that may report on the upload. Until it does, the upload counts as
 * `end` bytes, so that two parallel uploads do not use the same quota.
 */
export async function claimUpload(
  scope: OrganisationScope,
  fileId: string,
  writer: string,
  end = 0,
): Promise<void> {
  await updateFile(scope, fileId)
    .set({ writer, stored: sql<number>`greatest(stored, ${end})` })
    .execute();
}

/** Records the stored bytes after an error. No-op when another request writes it now. */
export async function recordStored(
  scope: OrganisationScope,
  fileId: string,
  writer: string,
  stored: number,
): Promise<void> {
  await updateFile(scope, fileId).where('writer', '=', writer).set({ stored }).execute();
}

/**
 * Records the number of kept bytes, and of stored bytes when that is more. Throws `conflict` when another request
 * writes it now.
 */
export async function recordReceived(
  scope: OrganisationScope,
  { fileId }: FileAddress,
  writer: string,
  received: number,
  stored: number,
): Promise<Upload> {
  const row = await updateFile(scope, fileId)
    .where('writer', '=', writer)
    .where('confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .set({ received, stored, expires_at: sql<Date>`now() + ${uploadTime}` })
    .returning(['announced_size', 'announced_checksum', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined) writtenElsewhere();
  await throwAwayAfter(scope, fileId, uploadTime);
  return {
    received,
    stored,
    announcedSize: row.announced_size === null ? null : Number(row.announced_size),
    announcedChecksum: row.announced_checksum,
    expiresAt: row.expires_at,
  };
}

/** Adds an upload to the list. Throws `conflict` when it was written to since the check. */
export async function confirmUpload(
  scope: OrganisationScope,
  { id, fileId }: FileAddress,
  writer: string,
  { contentType, checksum, scanned }: Findings,
): Promise<void> {
  const row = await updateFile(scope, fileId)
    .where('writer', '=', writer)
    .where('confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .set({
      confirmed_at: sql<Date>`now()`,
      content_type: contentType,
      checksum,
      ...(scanned ? { scanned_at: sql<Date>`now()` } : {}),
      writer: null,
    })
    .executeTakeFirst();
  if (row.numUpdatedRows === 0n) writtenElsewhere();
  await keepForGood(scope, fileId);
  await touchService(scope, id);
}

/** Cancels an upload, or removes an infected file: it cannot be restored, and is deleted at once. */
export async function giveUp(scope: OrganisationScope, fileId: string): Promise<void> {
  await updateFile(scope, fileId)
    .set({ deleted_at: sql<Date>`now()`, confirmed_at: null, writer: null })
    .execute();
  await throwAwayAfter(scope, fileId, atOnce);
}

/**
 * Bytes of the organisation in the store except one file, regardless of the user's access: files, uploads (with their
 * announced size when that is more), and deleted or failed ones that are not cleaned up yet. Locks, so that two uploads
 * do not use the same quota.
 */
export function storedBytes(scope: OrganisationScope, exceptFileId: string): Promise<number> {
  return countingAll(scope, everybody => countBytes(everybody, exceptFileId));
}

async function countBytes({ trx, organisationId }: OrganisationScope, exceptFileId: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`files ${organisationId}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('service_file')
    .where('organisation_id', '=', organisationId)
    .where('id', '<>', exceptFileId)
    .select(
      sql<string | null>`sum(greatest(stored, received,
        case when confirmed_at is null and deleted_at is null then announced_size end))`.as('bytes'),
    )
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

function writtenElsewhere(): never {
  throw new ServiceError('conflict', 'This upload is being written by another request', {
    reason: 'elsewhere',
  });
}
