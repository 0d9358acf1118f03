import type { FastifyInstance } from 'fastify';

/** Where a visit began: a path in, the pattern of its page out. */
export interface PageViews {
  routeAt(path: string): string;
  visit(route: string): void;
}

/** Counts and logs page views by the pattern of their page: no id, no user, no address. */
export function pageViewRoute(app: FastifyInstance, { routeAt, visit }: PageViews): void {
  app.post('/page-view', { bodyLimit: 2_048, config: { calls: 'public' } }, async (request, reply) => {
    const path = pathIn(request.body);
    if (path !== null) {
      const route = routeAt(path);
      visit(route);
      request.log.info({ pageView: route }, 'page view');
    }
    return reply.status(204).send();
  });
}

/** Beacons are text. Queries are removed, because they may contain a token. */
function pathIn(body: unknown): string | null {
  try {
    const content: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const { path } = content as { path?: unknown };
    return typeof path === 'string' && path.startsWith('/') ? (path.split(/[?#]/, 1)[0] ?? null) : null;
  } catch {
    return null;
  }
}
