import { ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Checks of the parts that requests need, by name. */
export type ReadyChecks = Record<string, () => boolean | Promise<boolean>>;

/** `/healthz`: the process is alive. `/readyz`: its parts are too; 503 names those that are not. */
export function healthRoutes(app: FastifyInstance, checks: ReadyChecks): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { result: { status: 'alive' } };
  });

  app.get('/readyz', async (_, reply) => {
    const missing = await missingParts(checks);
    if (missing.length > 0) {
      throw new ServiceError('unavailable', `Not ready: ${missing.join(', ')}`, { missing });
    }
    reply.header('cache-control', 'no-store');
    return { result: { status: 'ready' } };
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
