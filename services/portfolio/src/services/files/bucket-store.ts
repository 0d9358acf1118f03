import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FileId } from '../repositories/file-due';
import type { FileStore } from './file-store';

/** Address and credentials of a bucket. */
export interface BucketPlace {
  /** `s3://bucket` or `s3://bucket/folder`. */
  address: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Bytes of each object except the last of a file; an upload holds this much in memory. */
export const bucketPartBytes = 8 * 1024 * 1024;
/** Number of objects deleted in parallel. */
const removedAtOnce = 16;

/**
 * Files in a bucket with the S3 protocol, each as a series of objects of equal size: an upload is resumed with plain
 * PUTs, without a multipart upload to keep track of.
 */
export function bucketStore(place: BucketPlace): FileStore {
  const { endpoint, address, accessKeyId, secretAccessKey, region } = place;
  const root = `${endpoint.replace(/\/$/, '')}/${address.slice('s3://'.length).replace(/\/$/, '')}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });

  const ask = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    file: FileId,
    part: number,
    body?: Buffer,
  ) => {
    const url = `${root}/${file.organisationId}/${file.fileId}/${String(part).padStart(6, '0')}`;
    const response = await client.fetch(url, { method, body: body ? new Uint8Array(body) : null });
    if (response.ok || response.status === 404) return response;
    throw new Error(`${address} answered ${response.status} to ${method}: ${await response.text()}`);
  };

  const partOf = async (file: FileId, part: number): Promise<Buffer> => {
    const response = await ask('GET', file, part);
    if (response.status === 404) throw new Error(`${address} has no part ${part} of file ${file.fileId}`);
    return Buffer.from(await response.arrayBuffer());
  };

  async function* bytes(file: FileId, start: number, end: number) {
    for (let at = start; at < end; ) {
      const part = Math.floor(at / bucketPartBytes);
      const from = part * bucketPartBytes;
      const content = (await partOf(file, part)).subarray(at - from, end - from);
      if (content.length === 0)
        throw new Error(`${address} has too little of part ${part} of ${file.fileId}`);
      yield content;
      at += content.length;
    }
  }

  return {
    async write(file, offset, source) {
      let part = Math.floor(offset / bucketPartBytes);
      const rest = offset % bucketPartBytes;
      const waiting = rest === 0 ? [] : [(await partOf(file, part)).subarray(0, rest)];
      let waitingBytes = rest;
      let size = offset;
      let failure: unknown = null;
      const flush = async () => {
        await ask('PUT', file, part, Buffer.concat(waiting));
        waiting.length = 0;
        waitingBytes = 0;
        part += 1;
      };
      const chunks = source[Symbol.asyncIterator]();
      for (;;) {
        const next = await chunks.next().catch((error: unknown) => {
          failure = error;
          return { done: true as const, value: undefined };
        });
        if (next.done) break;
        for (let rest = next.value; rest.length > 0; ) {
          const taken = rest.subarray(0, bucketPartBytes - waitingBytes);
          waiting.push(taken);
          waitingBytes += taken.length;
          size += taken.length;
          rest = rest.subarray(taken.length);
          if (waitingBytes === bucketPartBytes) await flush();
        }
      }
      if (waitingBytes > 0 && size > offset) await flush();
      return { size, failure };
    },
    read: (file, start, end) => Readable.from(bytes(file, start, end), { objectMode: false }),
    async remove(file) {
      for (let part = 0; ; part += removedAtOnce) {
        const parts = Array.from({ length: removedAtOnce }, (_, index) => part + index);
        const present = await Promise.all(parts.map(one => ask('HEAD', file, one)));
        const there = parts.filter((_, index) => present[index]?.status !== 404);
        await Promise.all(there.map(one => ask('DELETE', file, one)));
        if (there.length < removedAtOnce) return;
      }
    },
    // The row is deleted after its objects, so that no object remains without a row.
    async *settled() {},
  };
}
