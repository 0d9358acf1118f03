import type { ServiceFile } from '@kavel/contracts/services';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { Tenant } from '../../repositories/tenant';
import { keepForGood, throwAwayAfter, undoTime } from './file-due';
import { getEditableService, getService, touchService } from './services';

/** A file of a service, as an address names it. */
export interface FileAddress {
  id: string;
  fileId: string;
}

/** Confirmed files, newest first. Throws `not-found`. */
export async function listFiles(tenant: Tenant, serviceId: string): Promise<ServiceFile[]> {
  await getService(tenant, serviceId);
  const rows = await selectFiles(tenant)
    .where('service_id', '=', serviceId)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toFile);
}

/** Throws `not-found` for all that is not a confirmed file of this service. */
export async function getFile(tenant: Tenant, { id, fileId }: FileAddress): Promise<ServiceFile> {
  return toFile(await confirmedFile(tenant, { id, fileId }));
}

/** Whether the virus scanner has seen it. Throws `not-found`. */
export async function isScanned(tenant: Tenant, address: FileAddress): Promise<boolean> {
  return (await confirmedFile(tenant, address)).scanned_at !== null;
}

export async function markScanned(tenant: Tenant, { fileId }: FileAddress): Promise<void> {
  await updateFile(tenant, fileId).set({ scanned_at: sql`now()` }).execute();
}

/** Throws `not-found`, and as `getEditableService`. */
export async function updateMetadata(
  tenant: Tenant,
  address: FileAddress,
  metadata: Record<string, unknown>,
): Promise<ServiceFile> {
  await getEditableService(tenant, address.id);
  await getFile(tenant, address);
  await updateFile(tenant, address.fileId)
    .set({ metadata: JSON.stringify(metadata) })
    .execute();
  await touchService(tenant, address.id);
  return getFile(tenant, address);
}

/** Throws `not-found`, and as `getEditableService`. */
export async function deleteFile(tenant: Tenant, address: FileAddress): Promise<void> {
  await getEditableService(tenant, address.id);
  await getFile(tenant, address);
  await updateFile(tenant, address.fileId).set({ deleted_at: sql`now()` }).execute();
  await throwAwayAfter(tenant, address.fileId, undoTime);
  await touchService(tenant, address.id);
}

/** Throws `not-found`, also when it was deleted too long ago, and as `getEditableService`. */
export async function restoreFile(tenant: Tenant, address: FileAddress): Promise<ServiceFile> {
  await getEditableService(tenant, address.id);
  await keepForGood(tenant, address.fileId);
  const restored = await updateFile(tenant, address.fileId)
    .where('service_id', '=', address.id)
    .where('confirmed_at', 'is not', null)
    .set({ deleted_at: null })
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) fileNotFound();
  await touchService(tenant, address.id);
  return getFile(tenant, address);
}

async function confirmedFile(tenant: Tenant, { id, fileId }: FileAddress) {
  await getService(tenant, id);
  const row = await selectFiles(tenant)
    .where('service_id', '=', id)
    .where('id', '=', fileId)
    .where('confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? fileNotFound();
}

function selectFiles({ trx, organisationId }: Tenant) {
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

export function updateFile({ trx, organisationId }: Tenant, fileId: string) {
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
