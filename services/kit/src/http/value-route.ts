import type { Endpoint, EndpointInput, EndpointResult } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller';
import { allow } from './access';
import { type RouteInput, route } from './route';

/** Answers a call of the same process. */
type AnswerByValue = (input: EndpointInput<Endpoint>, caller: Caller | undefined) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    byValue: Map<Endpoint, AnswerByValue>;
  }
}

/**
 * As `route`, for answers of ten thousands of lines: who asks in the same process is given the answer itself instead
 * of its text, and is let in by the same rules. What it asks with is taken to be what its type says; the answer has
 * to be made anew for each call, as it becomes the caller's own.
 */
export function valueRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: Omit<RouteInput<E>, 'request' | 'reply'>) => Promise<EndpointResult<E>>,
): void {
  route(app, endpoint, handler);
  app.byValue.set(endpoint, async (input, asking) => {
    const { params = {}, query = {}, body } = input as Partial<RouteInput<E>>;
    return handler({ params, query, body, caller: allow(endpoint, asking) } as RouteInput<E>);
  });
}

/**
 * Answers what other services of the process ask on their own account, such as for a job whose user is long gone. It
 * has no address, so that nobody outside can ask it; what comes in is believed. Services that run apart would need a
 * token of their own here.
 */
export function innerRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: Pick<RouteInput<E>, 'params' | 'query' | 'body'>) => Promise<EndpointResult<E>>,
): void {
  app.byValue.set(endpoint, async input => {
    const { params = {}, query = {}, body } = input as Partial<RouteInput<E>>;
    return handler({ params, query, body } as RouteInput<E>);
  });
}
