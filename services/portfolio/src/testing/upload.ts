import { createHash } from 'node:crypto';
import { addressOf, type EndpointResult, fillPath } from '@kavel/contracts';
import { type Service, type ServiceFile, serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import type { Harness } from './harness';

let made = 0;

export async function madeService({ api }: Harness, caller: Caller): Promise<Service> {
  made += 1;
  return api.call(serviceApi.createService, { body: { name: `Dienst ${made}` } }, caller);
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

interface Announced {
  file_name?: string;
  size?: number;
  checksum?: string;
}

export async function target(
  { api }: Harness,
  caller: Caller,
  id: string,
  { file_name = 'rapport.pdf', ...rest }: Announced = {},
): Promise<string> {
  const body = { file_name, ...rest };
  const { fileId } = await api.call(serviceApi.startUpload, { params: { id }, body }, caller);
  return fileId;
}

type Answer = {
  status: number;
  result?: EndpointResult<typeof serviceApi.putContent>;
  error?: { code: string; details?: unknown };
};

/** Puts bytes at a target as a browser does; `range` as content-range writes it. */
export async function put(
  { app }: Harness,
  caller: Caller,
  ids: { id: string; fileId: string },
  content: Buffer,
  range?: string,
): Promise<Answer> {
  const answer = await app.inject({
    method: 'PUT',
    url: fillPath(addressOf(serviceApi.putContent), ids),
    headers: {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/octet-stream',
      ...(range === undefined ? {} : { 'content-range': `bytes ${range}` }),
    },
    payload: content,
  });
  return { status: answer.statusCode, ...answer.json() };
}

export function confirm(
  { api }: Harness,
  caller: Caller,
  params: { id: string; fileId: string },
): Promise<ServiceFile> {
  return api.call(serviceApi.confirmUpload, { params }, caller);
}

/** A complete upload: target, bytes, confirmation. */
export async function upload(
  harness: Harness,
  caller: Caller,
  id: string,
  content: Buffer,
  announced: Announced = {},
): Promise<ServiceFile> {
  const fileId = await target(harness, caller, id, announced);
  await put(harness, caller, { id, fileId }, content);
  return confirm(harness, caller, { id, fileId });
}

export async function download(
  { app }: Harness,
  caller: Caller,
  ids: { id: string; fileId: string },
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method: 'GET',
    url: fillPath(addressOf(serviceApi.downloadFile), ids),
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}
