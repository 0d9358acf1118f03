import { once } from 'node:events';
import { request as askHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { Readable } from 'node:stream';
import { passHeader, ServiceError, streamTimeoutMs } from '@kavel/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServicesApart } from './services-apart';

/** Headers of one connection, and passes, which only services may send. */
const notForwarded = ['connection', 'host', 'keep-alive', 'transfer-encoding', passHeader];

/**
 * Forwards browser requests for services that run apart, so that all addresses have one origin. The other process
 * identifies the caller itself, as for every call of a user.
 */
export function forwardRoutes(app: FastifyInstance, { origins }: ServicesApart): void {
  for (const [service, origin] of Object.entries(origins)) {
    app.register(async scope => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_, body, done) => done(null, body));
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url: `/api/${service}/*`,
        handlerTimeout: streamTimeoutMs,
        handler: async (request, reply) => {
          const answer = await ask(origin, request);
          return reply
            .status(answer.statusCode ?? 502)
            .headers(forwarded(answer.headers))
            .send(answer);
        },
      });
    });
  }
}

async function ask(
  origin: string,
  { method, url, headers, body, ip }: FastifyRequest,
): Promise<IncomingMessage> {
  const send = origin.startsWith('https:') ? askHttps : askHttp;
  const sending = send(origin, {
    method,
    path: url,
    headers: { ...forwarded(headers), 'x-forwarded-for': ip },
  });
  if (body instanceof Readable) body.pipe(sending);
  else sending.end();
  try {
    const [answer]: IncomingMessage[] = await once(sending, 'response');
    if (answer !== undefined) return answer;
  } catch (error) {
    throw new ServiceError('unavailable', `No answer from ${origin}`, { cause: String(error) });
  }
  throw new ServiceError('unavailable', `No answer from ${origin}`);
}

function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !notForwarded.includes(name)));
}
