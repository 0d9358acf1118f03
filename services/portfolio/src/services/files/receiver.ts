import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadProgress } from '@kavel/contracts/services';
import { type Caller, ServiceError } from '@kavel/service-kit';
import type { PortfolioStore } from '../../repositories/store';
import type { FileAddress } from '../repositories/service-files';
import {
  claimUpload,
  findUpload,
  recordReceived,
  recordStored,
  storedBytes,
  type Upload,
} from '../repositories/uploads';
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

/** The bytes of one request. */
export interface Incoming {
  /** Their range in the file; null for the whole file. */
  range: PartRange | null;
  /** Number of bytes; null when the request does not say. */
  length: number | null;
  body: Readable;
}

/**
 * Streams an upload, or a part of it, to the store with back-pressure. When the connection breaks, the bytes so far are
 * kept. Throws `not-found`, `conflict`, `payload-too-large`.
 */
export async function receive(
  parts: ReceiverParts,
  caller: Caller,
  address: FileAddress,
  { range, length, body }: Incoming,
): Promise<UploadProgress> {
  const { store, files, writers } = parts;
  const writer = randomUUID();
  const file = { organisationId: caller.organisationId, fileId: address.fileId };
  const { upload, room } = await claim(parts, caller, address, { range, length }, writer);
  const offset = range?.first ?? 0;
  return writers.alone(file, body, async () => {
    const { size, failure } = await files.write(file, offset, within(body, room, offset));
    // A bucket may still have the end of an earlier, longer attempt.
    const stored = Math.max(upload.stored, size);
    if (failure instanceof ServiceError) {
      await store.inOrganisation(caller, scope => recordStored(scope, address.fileId, writer, stored));
      throw failure;
    }
    const recorded = await store.inOrganisation(caller, scope =>
      recordReceived(scope, address, writer, size, stored),
    );
    if (failure !== null) throw new ServiceError('bad-request', 'The upload broke off', { received: size });
    return toProgress({ ...upload, ...recorded });
  });
}

export function toProgress({ received, announcedSize, expiresAt }: Upload): UploadProgress {
  return { received, size: announcedSize, expiresAt: expiresAt.toISOString() };
}

interface Room {
  /** The largest allowed end of the file. */
  end: number;
  /** The error thrown beyond it. */
  beyond: ServiceError;
}

async function claim(
  { store, settings }: ReceiverParts,
  caller: Caller,
  address: FileAddress,
  { range, length }: Pick<Incoming, 'range' | 'length'>,
  writer: string,
): Promise<{ upload: Upload; room: Room }> {
  return store.inOrganisation(caller, async scope => {
    const upload = await findUpload(scope, address);
    if (upload === null) throw alreadyConfirmed();
    refuseGap(upload, range);
    const room = roomFor(upload, range, settings, await storedBytes(scope, address.fileId));
    const end = endOf({ range, length }) ?? room.end;
    if (end > room.end) throw room.beyond;
    await claimUpload(scope, address.fileId, writer, end);
    return { upload, room };
  });
}

/** End of the file after this request; null when unknown. */
function endOf({ range, length }: Pick<Incoming, 'range' | 'length'>): number | null {
  return range === null ? length : range.last + 1;
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
  stored: number,
): Room {
  const left = Math.max(0, organisationLimit - stored);
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
