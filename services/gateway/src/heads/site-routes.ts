import type { Registry } from '@kavel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { robots, sitemap } from './sitemap';

/** Public address of Kavel: the configured one, else that of the request. */
export function originOf({ protocol, host }: FastifyRequest, configured: string | undefined): string {
  return configured ?? `${protocol}://${host}`;
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
