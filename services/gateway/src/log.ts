import type { FastifyServerOptions } from 'fastify';

/** JSON lines on stdout. Requests are named by method and path: queries, headers and bodies may hold secrets. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: request => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: reply => ({ status: reply.statusCode }),
    },
  };
}
