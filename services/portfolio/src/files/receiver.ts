import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadProgress } from '@kavel/contracts/services';
import { type Caller, ServiceError } from '@kavel/service-kit';
import type { FileAddress } from '../repositories/service-files';
import type { PortfolioStore } from '../repositories/tenant';
import { claimUpload, findUpload, recordReceived, type Upload, usage } from '../repositories/uploads';
import type { PartRange } from './byte-range';
import type { FileStore } from './file-store';
import { quotaFull, refusal, tooLarge } from './refuse';
import type { FileSettings } from './settings';
import type { Writers } from './writers';

export interface ReceiverParts {
  store: PortfolioStore;
  files: FileStore;
  settings: FileSettings;
  writers: Writers;
}

/**
 * Takes in the bytes of an upload, or a part of them, as they come: the disk sets the pace, not memory. When the
 * line breaks what came is kept. Throws `not-found`, `conflict`, `payload-too-large`.
 */
export async function receive(
  parts: ReceiverParts,
  caller: Caller,
  address: FileAddress,
  range: PartRange | null,
  body: Readable,
): Promise<UploadProgress> {
  const { store, files, writers } = parts;
  const writer = randomUUID();
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const { upload, room } = await claim(parts, caller, address, range, writer);
  const offset = range?.first ?? 0;
  return writers.alone(file, body, async () => {
    const { size, failure } = await files.write(file, offset, within(body, room, offset));
    if (failure instanceof ServiceError) throw failure;
    const recorded = await store.inTenant(caller, tenant => recordReceived(tenant, address, writer, size));
    if (failure !== null) throw new ServiceError('bad-request', 'The upload broke off', { received: size });
    return toProgress({ ...upload, ...recorded });
  });
}

export function toProgress({ received, announcedSize, expiresAt }: Upload): UploadProgress {
  return { received, size: announcedSize, expiresAt: expiresAt.toISOString() };
}

interface Room {
  /** Where the file has to end at the latest. */
  end: number;
  /** What is said to whoever goes beyond. */
  beyond: ServiceError;
}

async function claim(
  { store, settings }: ReceiverParts,
  caller: Caller,
  address: FileAddress,
  range: PartRange | null,
  writer: string,
): Promise<{ upload: Upload; room: Room }> {
  return store.inTenant(caller, async tenant => {
    const upload = await findUpload(tenant, address);
    if (upload === null) throw alreadyConfirmed();
    refuseGap(upload, range);
    const { used, stored } = await usage(tenant, address.fileId);
    const room = roomFor(upload, range, settings, used, stored);
    if (range !== null && range.last >= room.end) throw room.beyond;
    await claimUpload(tenant, address.fileId, writer);
    return { upload, room };
  });
}

function refuseGap({ received }: Upload, range: PartRange | null): void {
  if (range === null || range.first <= received) return;
  throw refusal('conflict', `The part begins at ${range.first}, but only ${received} bytes are here`, {
    reason: 'incomplete',
    received,
  });
}

function roomFor(
  { announcedSize }: Upload,
  range: PartRange | null,
  { fileLimit, organisationLimit }: FileSettings,
  used: number,
  stored: number,
): Room {
  // What was deleted goes on taking room on the disk for a day: there is as much for that again.
  const left = Math.max(0, Math.min(organisationLimit - used, 2 * organisationLimit - stored));
  const announced = range?.size ?? announcedSize ?? Number.POSITIVE_INFINITY;
  const rooms: Room[] = [
    { end: fileLimit, beyond: tooLarge(fileLimit) },
    { end: left, beyond: quotaFull(organisationLimit) },
    { end: Math.min(announced, announcedSize ?? announced), beyond: moreThanAnnounced() },
    ...(range === null ? [] : [{ end: range.last + 1, beyond: moreThanAnnounced() }]),
  ];
  return rooms.reduce((least, room) => (room.end < least.end ? room : least));
}

async function* within(body: AsyncIterable<Buffer>, room: Room, offset: number): AsyncGenerator<Buffer> {
  let size = offset;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > room.end) throw room.beyond;
    yield chunk;
  }
}

export function alreadyConfirmed(): ServiceError {
  return refusal('conflict', 'This upload has been confirmed; it cannot be written any more', {
    reason: 'already-confirmed',
  });
}

function moreThanAnnounced(): ServiceError {
  return new ServiceError('bad-request', 'More bytes came than were announced');
}
