import { callForResponse } from '@kavel/api-client';
import { serviceApi, type UploadProgress } from '@kavel/contracts/services';

export interface FileParams {
  id: string;
  fileId: string;
}

/** Sends one part of a file. Throws like `call`. */
export async function putPart(
  params: FileParams,
  file: Blob,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<UploadProgress> {
  const response = await callForResponse(
    serviceApi.putContent,
    { params },
    {
      body: file.slice(from, to),
      headers: {
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${from}-${to - 1}/${file.size}`,
      },
      signal,
    },
  );
  const answer = (await response.json()) as { result: UploadProgress };
  return answer.result;
}

/** The bytes of a file as a blob of the given type. Throws like `call`. */
export async function fetchFile(params: FileParams, type: string, signal?: AbortSignal): Promise<Blob> {
  const response = await callForResponse(serviceApi.downloadFile, { params }, signal ? { signal } : {});
  return new Blob([await response.arrayBuffer()], { type });
}
