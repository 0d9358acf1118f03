import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller';
import { clientOver, inject, type ServiceClient } from '../http/service-client';

/**
 * Calls as a browser does, without a port: with the token, and with the id of the user that the caller acts for.
 */
export function createOutsideClient(app: () => FastifyInstance): ServiceClient {
  return clientOver((message, _, caller) => {
    const url = caller === undefined ? message.url : withActing(message.url, caller);
    return inject(app(), { ...message, url }, authorization(caller), '127.0.0.1');
  });
}

function withActing(url: string, { userId, actorId }: Caller): string {
  if (userId === actorId) return url;
  return `${url}${url.includes('?') ? '&' : '?'}userId=${userId}`;
}

function authorization(caller: Caller | undefined): Record<string, string> {
  return caller === undefined ? {} : { authorization: `Bearer ${caller.token}` };
}
