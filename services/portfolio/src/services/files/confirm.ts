import { randomUUID } from 'node:crypto';
import type { ServiceFile } from '@kavel/contracts/services';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { forNobody } from '../../repositories/tenant';
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
 * Checks an upload and takes it into the list. Throws `not-found`; `unprocessable` for what is empty, incomplete,
 * other than announced or infected; `unavailable`, keeping the upload, while the scanner is away.
 */
export async function confirm(
  parts: ConfirmParts,
  caller: Caller,
  address: FileAddress,
): Promise<ServiceFile> {
  const { store, files, scanner, settings, writers } = parts;
  const writer = randomUUID();
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const upload = await store.inTenant(caller, async tenant => {
    const found = await findUpload(tenant, address);
    if (found === null) return null;
    refuseIncomplete(found.received, found.announcedSize);
    if (found.received > settings.fileLimit) throw tooLarge(settings.fileLimit);
    await claimUpload(tenant, address.fileId, writer);
    return found;
  });
  if (upload === null) return store.inTenant(caller, tenant => getFile(tenant, address));
  await writers.stop(file);

  const found = await inspect(files.read(file, 0, upload.received), scanner);
  await refuseInfected(parts, caller, address, found.verdict);
  if (found.size !== upload.received || (upload.announcedChecksum ?? found.checksum) !== found.checksum) {
    // From the beginning again: which of its bytes are wrong nobody knows.
    await store.inTenant(caller, tenant => recordReceived(tenant, address, writer, 0, upload.stored));
    throw refusal(
      'unprocessable',
      'What arrived is not what was sent: its checksum differs. Send it again.',
      {
        reason: 'checksum',
        received: 0,
      },
    );
  }
  return store.inTenant(caller, async tenant => {
    const stored = await storedBytes(tenant, address.fileId);
    if (stored + upload.received > settings.organisationLimit) throw quotaFull(settings.organisationLimit);
    const { contentType, checksum, verdict } = found;
    await confirmUpload(tenant, address, writer, { contentType, checksum, scanned: verdict !== null });
    return getFile(tenant, address);
  });
}

/** Before a file is given out: one from before there was a scanner is scanned now. Throws as `confirm`. */
export async function ensureScanned(
  parts: ConfirmParts,
  caller: Caller,
  address: FileAddress,
): Promise<void> {
  const { store, files, scanner } = parts;
  if (scanner === null || (await store.inTenant(caller, tenant => isScanned(tenant, address)))) return;
  const { size } = await store.inTenant(caller, tenant => getFile(tenant, address));
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const { verdict }: Inspection = await inspect(files.read(file, 0, size), scanner);
  await refuseInfected(parts, caller, address, verdict);
  // Whoever asks first: also who may only read.
  await store.inTenant(forNobody(caller), tenant => markScanned(tenant, address));
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
  await store.inTenant(forNobody(caller), tenant => giveUp(tenant, address.fileId));
  throw refusal('unprocessable', `The virus scanner found ${verdict.name} in this file; it was thrown away`, {
    reason: 'infected',
  });
}
