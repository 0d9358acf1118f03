import type { ServiceFile } from '@kavel/contracts/services';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { keepForGood, throwAwayAfter, undoTime } from './file-due';
import { getEditableService, getService, touchService } from './services';

/** Path parameters of a service's file. */
export interface FileAddress {
  id: string;
  fileId: string;
}

/** Confirmed files, newest first. Throws `not-found`. */
export async function listFiles(scope: OrganisationScope, serviceId: string): Promise<ServiceFile[]> {
  await getService(scope, serviceId);
  const rows = await selectFiles(scope)
    .where('service_id', '=', serviceId)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toFile);
}

/** Throws `not-found` for anything that is not a confirmed file of this service. */
export async function getFile(scope: OrganisationScope, { id, fileId }: FileAddress): Promise<ServiceFile> {
  return toFile(await confirmedFile(scope, { id, fileId }));
}

/** Whether the virus scanner has scanned it. Throws `not-found`. */
export async function isScanned(scope: OrganisationScope, address: FileAddress): Promise<boolean> {
  return (await confirmedFile(scope, address)).scanned_at !== null;
}

export async function markScanned(scope: OrganisationScope, { fileId }: FileAddress): Promise<void> {
  await updateFile(scope, fileId).set({ scanned_at: sql`now()` }).execute();
}

/** Throws `not-found`, and as `getEditableService`. */
export async function updateMetadata(
  scope: OrganisationScope,
  address: FileAddress,
  metadata: Record<string, unknown>,
): Promise<ServiceFile> {
  await getEditableService(scope, address.id);
  await getFile(scope, address);
  await updateFile(scope, address.fileId)
    .set({ metadata: JSON.stringify(metadata) })
    .execute();
  await touchService(scope, address.id);
  return getFile(scope, address);
}

/** Throws `not-found`, and as `getEditableService`. */
export async function deleteFile(scope: OrganisationScope, address: FileAddress): Promise<void> {
  await getEditableService(scope, address.id);
  await getFile(scope, address);
  await updateFile(scope, address.fileId).set({ deleted_at: sql`now()` }).execute();
  await throwAwayAfter(scope, address.fileId, undoTime);
  await touchService(scope, address.id);
}

/** Throws `not-found`, also when it was deleted too long ago, and as `getEditableService`. */
export async function restoreFile(scope: OrganisationScope, address: FileAddress): Promise<ServiceFile> {
  await getEditableService(scope, address.id);
  await keepForGood(scope, address.fileId);
  const restored = await updateFile(scope, address.fileId)
    .where('service_id', '=', address.id)
    .where('confirmed_at', 'is not', null)
    .set({ deleted_at: null })
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) fileNotFound();
  await touchService(scope, address.id);
  return getFile(scope, address);
}

async function confirmedFile(scope: OrganisationScope, { id, fileId }: FileAddress) {
  await getService(scope, id);
  const row = await selectFiles(scope)
    .where('service_id', '=', id)
    .where('id', '=', fileId)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? fileNotFound();
}

function selectFiles({ trx, organisationId }: OrganisationScope) {
  return trx
    .selectFrom('service_file')
    .where('organisation_id', '=', organisationId)
    .select([
      'id',
      'file_name',
      'received',
      'content_type',
      'checksum',
      'metadata',
      'created_at',
      'confirmed_at',
      'scanned_at',
    ]);
}

export function updateFile({ trx, organisationId }: OrganisationScope, fileId: string) {
  return trx
    .updateTable('service_file')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', fileId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

function toFile(row: Row): ServiceFile {
  return {
    fileId: row.id,
    file_name: row.file_name,
    size: Number(row.received),
    contentType: row.content_type ?? '',
    checksum: row.checksum ?? '',
    status: row.confirmed_at === null ? 'uploading' : 'confirmed',
    metadata: row.metadata,
    createdAt: row.created_at.toISOString(),
  };
}

export function fileNotFound(): never {
  throw new ServiceError('not-found', 'This file does not exist');
}
