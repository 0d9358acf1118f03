import type { Readable } from 'node:stream';
import type { ServiceFile } from '@kavel/contracts/services';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../files/byte-range';

/** Types that a browser displays without running anything; all others are sent as application/octet-stream. */
const harmlessTypes = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
]);

/** Sends a file or a range of it as an attachment, so that it never opens as a page of our origin. */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { file_name, size, contentType, checksum }: ServiceFile,
  read: (start: number, end: number) => Readable,
): Promise<FastifyReply> {
  const tag = `"${checksum}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': contentDisposition(file_name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': harmlessTypes.has(contentType) ? contentType : 'application/octet-stream',
    etag: tag,
    'x-content-type-options': 'nosniff',
  });
  if (headers['if-none-match'] === tag) return reply.status(304).send();
  const conditional = headers['if-range'];
  const range = conditional === undefined || conditional === tag ? readRange(headers.range, size) : null;
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${size}`).send();
  if (range === null) return reply.header('content-length', size).send(read(0, size));
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end - 1}/${size}`)
    .header('content-length', range.end - range.start)
    .send(read(range.start, range.end));
}
