import { ApiError, call } from '@kavel/api-client';
import { type ServiceFile, serviceApi } from '@kavel/contracts/services';
import { firstPart, nextPart } from '../model/part-size';
import { LocalRefusal, refusalDetails } from '../model/refusal';
import { type FileParams, putPart } from './bytes';
import { unfinished } from './unfinished';

/** Largest file, in bytes, of which a checksum is computed: the browser can only hash a file as a whole. */
const checksumLimit = 32_000_000;

export interface UploadSteps {
  /** Called once the upload has an id; `resumed` when earlier parts were found. */
  onTarget(fileId: string, resumed: boolean): void;
  onSent(bytes: number): void;
  onChecking(): void;
}

/** Uploads a file: create the target, send the parts, confirm. Parts that were sent before are skipped. */
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

/** Null when the upload no longer exists, so that it has to restart. */
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

/** Hexadecimal SHA-256; null for a file that is too large, or where the browser cannot compute it. */
async function checksumOf(file: File): Promise<string | null> {
  if (file.size > checksumLimit || globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
