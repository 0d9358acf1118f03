import type { Registry } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { robots, sitemap } from './sitemap';

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Public address of Kavel: the configured one, else that of a request on this machine, else none, which leaves addresses
 * relative. Any other host of a request is a claim of its sender, who could have it stored in a cache.
 */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | undefined,
): string {
  return configured ?? (local.test(host) ? `${protocol}://${host}` : '');
}

const anHour = 'public, max-age=3600';

/** What search engines ask of a site. */
export function siteRoutes(
  app: FastifyInstance,
  { registry, origin }: { registry: () => Registry; origin: string | undefined },
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request, origin))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', anHour)
      .type('application/xml; charset=utf-8')
      .send(sitemap(registry(), originOf(request, origin))),
  );
}
