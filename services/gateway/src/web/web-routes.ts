import { createHash } from 'node:crypto';
import type { ClientConfig } from '@kavel/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSource } from '../brands/brand-source';
import { chooseBrand } from '../brands/choose-brand';
import type { RemoteSource } from '../registry/remote-source';
import { cachingOf, immutable, isFile, sendBuildFile } from './files';
import { createIndexPage } from './index-page';
import { dataPolicy, pagePolicy } from './security-headers';

export interface WebOptions {
  /** Folder of the host's build. */
  hostBuild: string;
  remotes: RemoteSource;
  brands: BrandSource;
  config: ClientConfig;
}

interface RemoteFileParams {
  name: string;
  version: string;
  '*': string;
}

/** Serves host, remotes and registry: everything that is not `/api`. */
export function webRoutes(app: FastifyInstance, { hostBuild, remotes, brands, config }: WebOptions): void {
  const indexPage = createIndexPage(hostBuild, config, brands);

  app.get('/registry.json', (request, reply) => {
    const body = JSON.stringify(remotes.registry());
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get<{ Params: RemoteFileParams }>('/remotes/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params;
    const folder = remotes.folderOf(name, version);
    if (folder === null || !isFile(folder, file)) return notFound(reply);
    return sendBuildFile(reply, folder, file, immutable);
  });

  app.get<{ Params: { id: string; file: string }; Querystring: { v?: string } }>(
    '/brands/:id/:file',
    (request, reply) => {
      const { id, file } = request.params;
      const folder = brands.folderOf(id, file);
      if (folder === null) return notFound(reply);
      // A picture opened as a page of its own runs nothing.
      reply.header('content-security-policy', dataPolicy);
      return sendBuildFile(reply, folder, file, request.query.v === undefined ? 'no-cache' : immutable);
    },
  );

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    if (file !== 'index.html' && isFile(hostBuild, file)) {
      return sendBuildFile(reply, hostBuild, file, cachingOf(file));
    }
    return wantsPage(request, file) ? sendPage(request, reply) : notFound(reply);
  });

  /** Never cached: its nonce is for one response. */
  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const page = indexPage(remotes.registry(), chooseBrand(brands, request, reply));
    if (page === null) return notFound(reply);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pagePolicy(page.nonce, config) })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
}

/** Browsers ask for pages as html; a missing script or picture must stay a 404. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (/^(api|remotes|brands)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
