import { Readable } from 'node:stream';
import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PartRange, readContentRange } from '../files/byte-range';

const bytes = 'application/octet-stream';

/** Passes bytes through as a stream: Fastify's own parsers would buffer them in memory. */
export function acceptBytes(app: FastifyInstance): void {
  if (app.hasContentTypeParser(bytes)) return;
  app.addContentTypeParser(bytes, (_, payload, done) => done(null, payload));
}

/** Throws `bad-request` for any other body. */
export function bodyOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new ServiceError('bad-request', `Send the file itself as the body, of type ${bytes}`);
}

/** Length of the body; null when it is chunked. Node refuses a malformed length. */
export function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/** The range of the body in the file; null for the whole file. Throws `bad-request`. */
export function rangeOf({ headers }: FastifyRequest): PartRange | null {
  const header = headers['content-range'];
  if (header === undefined) return null;
  const range = readContentRange(header);
  if (range !== null) return range;
  throw new ServiceError('bad-request', 'content-range is written as bytes <first>-<last>/<size or *>', [
    { field: 'headers.content-range', message: 'Not a range' },
  ]);
}
