import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../service-error';

/** Characters of path and query together: twice the longest that the front-end sends. */
export const urlLimit = 8_192;
/** Characters of one parameter in a path. */
export const paramLimit = 400;

/**
 * Refuses malformed addresses: too long, with a zero byte (which no file and no text in the database can have), or with
 * an invalid `%` escape. Fastify checks the escapes of paths itself.
 */
export function refuseUnreadableUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const url = request.raw.url ?? '/';
    if (url.length > urlLimit) done(new ServiceError('bad-request', 'The address is too long'));
    else if (url.includes('%') && !isReadable(url)) {
      done(new ServiceError('bad-request', 'The address has characters that cannot be read'));
    } else done();
  });
}

function isReadable(url: string): boolean {
  if (url.includes('%00')) return false;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
