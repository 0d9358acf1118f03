import { ApiError, call } from '@kavel/api-client';
import { type ServiceFile, serviceApi } from '@kavel/contracts/services';
import { firstPart, nextPart } from '../model/part-size';
import { LocalRefusal, refusalDetails } from '../model/refusal';
import { type FileParams, putPart } from './bytes';
import { unfinished } from './unfinished';

/** Up to here a file is read as a whole to know its checksum: the platform cannot do it a part at a time. */
const checksumLimit = 32_000_000;

export interface UploadSteps {
  /** It has an id now, and may go on where it was. */
  onTarget(fileId: string, resumed: boolean): void;
  onSent(bytes: number): void;
  onChecking(): void;
}

/** Takes a file all the way up: target, parts, confirmed. What was sent before is not sent again. */
export async function uploadFile(
  serviceId: string,
  file: File,
  knownId: string | null,
  steps: UploadSteps,
  signal: AbortSignal,
): Promise<ServiceFile> {
  if (file.size === 0) throw new LocalRefusal('empty');
  const { fileId, received } = await targetFor(serviceId, file, knownId, signal);
  const params = { id: serviceId, fileId };
  steps.onTarget(fileId, received > 0);
  await sendParts(params, file, received, steps, signal);
  steps.onChecking();
  const confirmed = await call(serviceApi.confirmUpload, { params }, { signal });
  unfinished.forget(fileId);
  return confirmed;
}

async function targetFor(
  serviceId: string,
  file: File,
  knownId: string | null,
  signal: AbortSignal,
): Promise<{ fileId: string; received: number }> {
  const begun = knownId ?? unfinished.find(serviceId, file);
  const progress = begun === null ? null : await progressOf({ id: serviceId, fileId: begun }, signal);
  if (begun !== null && progress !== null) return { fileId: begun, received: progress };
  const checksum = await checksumOf(file);
  const body = { file_name: file.name, size: file.size, ...(checksum === null ? {} : { checksum }) };
  const { fileId } = await call(serviceApi.startUpload, { params: { id: serviceId }, body }, { signal });
  unfinished.remember(serviceId, file, fileId);
  return { fileId, received: 0 };
}

/** Null when it is gone, so that it has to begin again. */
async function progressOf(params: FileParams, signal: AbortSignal): Promise<number | null> {
  try {
    return (await call(serviceApi.uploadProgress, { params }, { signal })).received;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
    unfinished.forget(params.fileId);
    return null;
  }
}

async function sendParts(
  params: FileParams,
  file: File,
  received: number,
  { onSent }: UploadSteps,
  signal: AbortSignal,
): Promise<void> {
  let at = received;
  let part = firstPart;
  while (at < file.size) {
    onSent(at);
    const began = performance.now();
    try {
      at = (await putPart(params, file, at, Math.min(at + part, file.size), signal)).received;
    } catch (error) {
      const { reason, received: kept } = refusalDetails(error);
      if (reason !== 'incomplete' || kept === undefined || kept >= at) throw error;
      at = kept;
    }
    part = nextPart(part, performance.now() - began);
  }
  onSent(at);
}

/** Hexadecimal SHA-256; null for a file too large to hold, or where the platform has none. */
async function checksumOf(file: File): Promise<string | null> {
  if (file.size > checksumLimit || globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
