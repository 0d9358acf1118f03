import { ApiError } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { type Endpoint, type ErrorAnswer, fillPath } from '@kavel/contracts';
import { serviceApi, type UploadProgress } from '@kavel/contracts/services';

export interface FileParams {
  id: string;
  fileId: string;
}

function addressOf(endpoint: Endpoint, params: FileParams): string {
  const { selectedUser } = session.state();
  const acting = selectedUser ? `?userId=${selectedUser.userId}` : '';
  return `/api/${endpoint.service}${fillPath(endpoint.path, { ...params })}${acting}`;
}

async function send(endpoint: Endpoint, params: FileParams, init: RequestInit): Promise<Response> {
  const response = await fetch(addressOf(endpoint, params), {
    ...init,
    method: endpoint.method,
    headers: { ...init.headers, authorization: `Bearer ${await session.token()}` },
  });
  if (response.ok) return response;
  const answer: ErrorAnswer | null = await response.json().catch(() => null);
  const { code = 'unavailable', message = response.statusText, details } = answer?.error ?? {};
  throw new ApiError(response.status, code, message, details);
}

/** Sends one part of a file. Throws as `call` does. */
export async function putPart(
  params: FileParams,
  file: Blob,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<UploadProgress> {
  const response = await send(serviceApi.putContent, params, {
    body: file.slice(from, to),
    headers: {
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${from}-${to - 1}/${file.size}`,
    },
    signal,
  });
  const answer = (await response.json()) as { result: UploadProgress };
  return answer.result;
}

/** The bytes of a file, under the type that is asked for. Throws as `call` does. */
export async function fetchFile(params: FileParams, type: string, signal?: AbortSignal): Promise<Blob> {
  const response = await send(serviceApi.downloadFile, params, signal ? { signal } : {});
  return new Blob([await response.arrayBuffer()], { type });
}
