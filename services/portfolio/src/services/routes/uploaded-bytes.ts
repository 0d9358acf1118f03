import { Readable } from 'node:stream';
import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PartRange, readContentRange } from '../files/byte-range';

const bytes = 'application/octet-stream';

/** Lets bytes through as they come: Fastify's own parsers would gather them in memory. */
export function acceptBytes(app: FastifyInstance): void {
  if (app.hasContentTypeParser(bytes)) return;
  app.addContentTypeParser(bytes, (_, payload, done) => done(null, payload));
}

/** Throws `bad-request` when the body is something else. */
export function bodyOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new ServiceError('bad-request', `Send the file itself as the body, of type ${bytes}`);
}

/** How many bytes the body has; null when it is sent in chunks. Node refuses what is no number. */
export function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/** Which part of the file the body is; null for all of it. Throws `bad-request`. */
export function rangeOf({ headers }: FastifyRequest): PartRange | null {
  const header = headers['content-range'];
  if (header === undefined) return null;
  const range = readContentRange(header);
  if (range !== null) return range;
  throw new ServiceError('bad-request', 'content-range is written as bytes <first>-<last>/<size or *>', [
    { field: 'headers.content-range', message: 'Not a range' },
  ]);
}
