import type { FastifyInstance } from 'fastify';

/** Logs page views: a path, without personal data. */
export function pageViewRoute(app: FastifyInstance): void {
  app.post('/page-view', { bodyLimit: 2_048, config: { calls: 'public' } }, async (request, reply) => {
    const path = pathIn(request.body);
    if (path !== null) request.log.info({ pageView: path }, 'page view');
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
