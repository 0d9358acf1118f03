import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Checks of the parts that requests need, by name. */
export type ReadyChecks = Record<string, () => boolean | Promise<boolean>>;

export interface Health {
  /** Parts of this process. */
  own: ReadyChecks;
  /** Services hosted by other processes. */
  apart: ReadyChecks;
  /** What is served: names and versions. */
  serving?: (() => Record<string, unknown>) | undefined;
}

/**
 * `/healthz`: the process is alive. `/readyz`: its parts and the services that run apart are ready too; 503 names those
 * that are not. `/readyz?own` omits the services apart, to avoid processes checking each other recursively.
 */
export function healthRoutes(app: FastifyInstance, { own, apart, serving = () => ({}) }: Health): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { result: { status: 'alive' } };
  });

  app.get<{ Querystring: { own?: string } }>('/readyz', async ({ query }, reply) => {
    const missing = await missingParts(query.own === undefined ? { ...own, ...apart } : own);
    if (missing.length > 0) {
      throw new ServiceError('unavailable', `Not ready: ${missing.join(', ')}`, { missing });
    }
    reply.header('cache-control', 'no-store');
    return { result: { status: 'ready', ...serving() } };
  });
}

async function missingParts(checks: ReadyChecks): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, there: await isThere(check) })),
  );
  return parts.filter(({ there }) => !there).map(({ name }) => name);
}

async function isThere(check: ReadyChecks[string]): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
