import { statSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';

/** Adds `reply.sendFile`, which sends the `.br` or `.gz` variant when the browser accepts it. */
export function enableFiles(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: resolve('.'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });
}

/** A file of a build may be cached forever when its name contains a content hash. */
export function cachingOf(file: string): string {
  return /[.-][0-9a-f]{8,}\.\w+$/.test(file) ? immutable : 'no-cache';
}

export function isFile(folder: string, file: string): boolean {
  const path = resolve(folder, file);
  const inside =
    path.startsWith(resolve(folder) + sep) && !file.split('/').some(step => step.startsWith('.'));
  return inside && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

export function sendBuildFile(
  reply: FastifyReply,
  folder: string,
  file: string,
  caching: string,
): FastifyReply {
  reply.header('cache-control', caching);
  if (extname(file) === '.json') reply.type('application/json; charset=utf-8');
  // Immutable files are never revalidated: omitting the headers makes the first visit smaller.
  const tags = caching !== immutable;
  return reply.sendFile(file, folder, { etag: tags, lastModified: tags, acceptRanges: tags });
}

export { immutable };
