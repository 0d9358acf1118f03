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

/** As `createOutsideClient`, to another process. `origin` such as `http://localhost:4000`. */
export function createRemoteClient(origin: string): ServiceClient {
  return clientOver(async ({ method, url, headers, body }, _, caller) => {
    const address = new URL(caller === undefined ? url : withActing(url, caller), origin);
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...authorization(caller) },
      body,
    });
    return { status: response.status, text: await response.text() };
  });
}

function withActing(url: string, { userId, actorId }: Caller): string {
  if (userId === actorId) return url;
  return `${url}${url.includes('?') ? '&' : '?'}userId=${userId}`;
}

function authorization(caller: Caller | undefined): Record<string, string> {
  return caller === undefined ? {} : { authorization: `Bearer ${caller.token}` };
}
