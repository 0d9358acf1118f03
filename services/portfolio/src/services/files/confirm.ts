import { randomUUID } from 'node:crypto';
import type { ServiceFile } from '@kavel/contracts/services';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { forNobody } from '../../repositories/store';
import { type FileAddress, getFile, isScanned, markScanned } from '../repositories/service-files';
import {
  claimUpload,
  confirmUpload,
  findUpload,
  giveUp,
  recordReceived,
  storedBytes,
} from '../repositories/uploads';
import type { Scanner, Verdict } from './clamd';
import { type Inspection, inspect } from './inspect';
import type { ReceiverParts } from './receiver';
import { quotaFull, refusal, tooLarge } from './refuse';

export interface ConfirmParts extends ReceiverParts {
  scanner: Scanner | null;
}

/**
 * Checks an upload and adds it to the list. Throws `not-found`; `unprocessable` when it is empty, incomplete, different
 * from what was announced or infected; `unavailable`, keeping the upload, while the scanner is unavailable.
 */
export async function confirm(
  parts: ConfirmParts,
  caller: Caller,
  address: FileAddress,
): Promise<ServiceFile> {
  const { store, files, scanner, settings, writers } = parts;
  const writer = randomUUID();
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const upload = await store.inOrganisation(caller, async scope => {
    const found = await findUpload(scope, address);
    if (found === null) return null;
    refuseIncomplete(found.received, found.announcedSize);
    if (found.received > settings.fileLimit) throw tooLarge(settings.fileLimit);
    await claimUpload(scope, address.fileId, writer);
    return found;
  });
  if (upload === null) return store.inOrganisation(caller, scope => getFile(scope, address));
  await writers.stop(file);

  const found = await inspect(files.read(file, 0, upload.received), scanner);
  await refuseInfected(parts, caller, address, found.verdict);
  if (found.size !== upload.received || (upload.announcedChecksum ?? found.checksum) !== found.checksum) {
    // The upload restarts from zero, because it is unknown which bytes are wrong.
    await store.inOrganisation(caller, scope => recordReceived(scope, address, writer, 0, upload.stored));
    throw refusal(
      'unprocessable',
      'What arrived is not what was sent: its checksum differs. Send it again.',
      {
        reason: 'checksum',
        received: 0,
      },
    );
  }
  return store.inOrganisation(caller, async scope => {
    const stored = await storedBytes(scope, address.fileId);
    if (stored + upload.received > settings.organisationLimit) throw quotaFull(settings.organisationLimit);
    const { contentType, checksum, verdict } = found;
    await confirmUpload(scope, address, writer, { contentType, checksum, scanned: verdict !== null });
    return getFile(scope, address);
  });
}

/** Called before a download: files stored before the scanner was configured are scanned now. Throws as `confirm`. */
export async function ensureScanned(
  parts: ConfirmParts,
  caller: Caller,
  address: FileAddress,
): Promise<void> {
  const { store, files, scanner } = parts;
  if (scanner === null || (await store.inOrganisation(caller, scope => isScanned(scope, address)))) return;
  const { size } = await store.inOrganisation(caller, scope => getFile(scope, address));
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const { verdict }: Inspection = await inspect(files.read(file, 0, size), scanner);
  await refuseInfected(parts, caller, address, verdict);
  // For any reader of the file, not only editors.
  await store.inOrganisation(forNobody(caller), scope => markScanned(scope, address));
}

function refuseIncomplete(received: number, announced: number | null): void {
  if (announced !== null && received < announced) {
    throw refusal('unprocessable', `Only ${received} of ${announced} bytes arrived`, {
      reason: 'incomplete',
      received,
    });
  }
  if (received === 0)
    throw refusal('unprocessable', 'The file is empty: it has 0 bytes', { reason: 'empty' });
}

async function refuseInfected(
  { store }: ConfirmParts,
  caller: Caller,
  address: FileAddress,
  verdict: Verdict | null,
): Promise<void> {
  if (verdict === null || verdict.kind === 'clean') return;
  if (verdict.kind === 'too-large') {
    throw new ServiceError('payload-too-large', 'The file is larger than the virus scanner takes', {
      reason: 'not-scannable',
    });
  }
  await store.inOrganisation(forNobody(caller), scope => giveUp(scope, address.fileId));
  throw refusal('unprocessable', `The virus scanner found ${verdict.name} in this file; it was thrown away`, {
    reason: 'infected',
  });
}
