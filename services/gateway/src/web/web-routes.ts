import { createHash } from 'node:crypto';
import {
  bagIdSchema,
  type ClientConfig,
  contractVersion,
  type RealEstateObject,
  type Registry,
} from '@kavel/contracts';
import { dataPolicy } from '@kavel/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSource } from '../brands/brand-source';
import { chooseBrand } from '../brands/choose-brand';
import { askedLanguage, publicPageAt } from '../heads/public-page';
import { originOf, siteRoutes } from '../heads/site-routes';
import { audienceOf, claimedPermissions, rememberShare } from '../registry/audience';
import type { RemoteSource } from '../registry/remote-source';
import { cachingOf, immutable, isFile, sendBuildFile } from './files';
import { createIndexPage } from './index-page';
import { createPageFiles } from './page-files';
import { isEmbeddable, pageToPreload, preloadHeader } from './preload';
import {
  embeddedHeaders,
  hiddenHeaders,
  linkHeaders,
  linkPages,
  pageHeaders,
  pagePolicy,
} from './security-headers';

export interface WebOptions {
  /** Folder of the host's build. */
  hostBuild: string;
  remotes: RemoteSource;
  brands: BrandSource;
  config: ClientConfig;
  /** 3D Tiles of others, which pages fetch. */
  outsideTileset?: string | undefined;
  /** Public address of Kavel; by default that of each request. */
  origin?: string | undefined;
  /** An address that a page is opened for, to describe it to messengers. */
  findObject?: (objectId: string) => Promise<RealEstateObject>;
  /** Override origins of this visitor; empty for most. */
  overrideOriginsFor?: (request: FastifyRequest) => Promise<string[]>;
  /** Called with the registry of a served page. */
  onServed?: (registry: Registry) => void;
}

interface RemoteFileParams {
  name: string;
  version: string;
  '*': string;
}

/** Serves host, remotes and registry: everything that is not `/api`. */
export function webRoutes(app: FastifyInstance, options: WebOptions): void {
  const { hostBuild, remotes, brands, config, outsideTileset, onServed } = options;
  const { overrideOriginsFor = async () => [] } = options;
  const indexPage = createIndexPage(
    hostBuild,
    () => ({ ...config, releaseKey: remotes.releaseKey() }),
    brands,
  );
  const filesOf = createPageFiles(remotes);

  app.get('/registry.json', (request, reply) => {
    const audience = audienceOf(request, chooseBrand(brands, request, reply)?.shown.id);
    const body = JSON.stringify({ contract: contractVersion, ...remotes.registry(audience) });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  siteRoutes(app, { registry: () => remotes.registry({ visitor: '' }), origin: options.origin });

  app.get<{ Params: RemoteFileParams }>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    const folder = await remotes.folderOf(name, version);
    if (folder === null || !isFile(folder, file)) return notFound(reply);
    return sendBuildFile(reply, folder, file, immutable);
  });

  app.get<{ Params: { id: string; file: string }; Querystring: { v?: string } }>(
    '/brands/:id/:file',
    (request, reply) => {
      const { id, file } = request.params;
      const folder = brands.folderOf(id, file);
      if (folder === null) return notFound(reply);
      // An SVG opened as a page must not run scripts.
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

  /** Never cached: its nonce is valid for one response. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const overrideOrigins = await overrideOriginsFor(request);
    const brand = chooseBrand(brands, request, reply);
    const asking = audienceOf(request, brand?.shown.id);
    const audience = remotes.hasTrials() ? rememberShare(request, reply, asking) : asking;
    const registry = remotes.registry(audience);
    const head = brand ? undefined : await headOf(request, registry);
    const page = indexPage({
      registry,
      brand,
      overrideOrigins,
      origin: originOf(request, options.origin),
      head,
    });
    if (page === null) return notFound(reply);
    onServed?.(registry);
    const embeddable = brand === undefined && isEmbeddable(registry, pathOf(request));
    const owned = pageToPreload(registry, pathOf(request), claimedPermissions(request));
    return reply
      .headers({
        ...(embeddable ? embeddedHeaders : pageHeaders),
        ...(head ? {} : hiddenHeaders),
        ...(linkPages.includes(pathOf(request)) ? linkHeaders : {}),
        ...(owned && preloadHeader(owned.remote.entry, filesOf(owned))),
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy(page.nonce, {
          ...config,
          outsideTileset,
          overrideOrigins,
          embeddable,
        }),
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  /** Absent for pages that are not for search engines. */
  async function headOf(request: FastifyRequest, registry: Registry) {
    const page = publicPageAt(registry, pathOf(request));
    if (!page) return undefined;
    const query = new URLSearchParams(request.url.slice(pathOf(request).length));
    const address = bagIdSchema.safeParse(query.get('address'));
    // A page without its address is still the page: what is wrong is said by the page itself.
    const object = address.success
      ? await options.findObject?.(address.data).catch(() => undefined)
      : undefined;
    return { page, language: askedLanguage(query), object };
  }
}

/** Browsers request pages as html; a missing script or picture must stay a 404. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (/^(api|remotes|brands)(\/|$)/.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1).join('');
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
