import { addressOf, type EndpointResult, fillPath } from '@kavel/contracts';
import { fileNameLimit, serviceApi } from '@kavel/contracts/services';
import { type Caller, ServiceError } from '@kavel/service-kit';
import type { ReceiverParts } from '../files/receiver';
import { quotaFull, tooLarge } from '../files/refuse';
import { startUpload, storedBytes } from '../repositories/uploads';
import { safeFileName } from '../rules/safe-file-name';

interface Announced {
  file_name: string;
  size?: number | undefined;
  checksum?: string | undefined;
  metadata?: Record<string, unknown> | undefined;
}

/**
 * Refuses as much as possible before the first byte is sent. Throws `not-found`, `bad-request`, `payload-too-large`.
 */
export async function openTarget(
  { store, settings }: ReceiverParts,
  caller: Caller,
  id: string,
  { file_name, size, checksum, metadata = {} }: Announced,
): Promise<EndpointResult<typeof serviceApi.startUpload>> {
  const fileName = safeFileName(file_name) ?? refuseName();
  const { fileId, expiresAt } = await store.inOrganisation(caller, async scope => {
    const started = await startUpload(scope, id, {
      fileName,
      size: size ?? null,
      checksum: checksum ?? null,
      metadata,
    });
    if ((size ?? 0) > settings.fileLimit) throw tooLarge(settings.fileLimit);
    const stored = await storedBytes(scope, started.fileId);
    if (stored + (size ?? 0) > settings.organisationLimit) throw quotaFull(settings.organisationLimit);
    return started;
  });
  const acting = caller.userId === caller.actorId ? '' : `?userId=${caller.userId}`;
  return {
    fileId,
    uploadUrl: fillPath(addressOf(serviceApi.putContent), { id, fileId }) + acting,
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    expiresAt: expiresAt.toISOString(),
  };
}

function refuseName(): never {
  throw new ServiceError('bad-request', 'The input is not valid: body.file_name', [
    {
      field: 'body.file_name',
      message: `must be the name of a file, of at most ${fileNameLimit} characters`,
    },
  ]);
}
