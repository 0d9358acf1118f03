import type { FastifyServerOptions } from 'fastify';

/**
 * JSON lines on stdout, warnings only until Kavel is ready. Requests are logged by method and path, because queries,
 * headers and bodies may contain secrets.
 */
export const loggerOptions: FastifyServerOptions['logger'] = {
  level: 'warn',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: request => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    res: reply => ({ status: reply.statusCode }),
  },
};
