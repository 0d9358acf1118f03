import { addressOf, type Endpoint, type EndpointInput, type EndpointResult } from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../caller';
import { ServiceError } from '../service-error';
import { allow } from './access';
import { bodyLimitOf } from './body-limits';
import { passOf } from './passes';
import { type RouteInput, route, toSchema } from './route';

/** Answers an in-process call. */
type AnswerByValue = (input: EndpointInput<Endpoint>, caller: Caller | undefined) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    byValue: Map<Endpoint, AnswerByValue>;
  }
}

/**
 * As `route`, for answers of ten thousands of rows: an in-process caller gets the object itself instead of its text,
 * after the same access checks. Its input is not validated again; the answer must be a new object for each call,
 * because the caller owns it.
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
 * Answers calls that services make for themselves, such as for a job whose user has signed out. Users cannot call it:
 * it has an address only where services run apart, and there it requires the pass of another service.
 */
export function innerRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: Pick<RouteInput<E>, 'params' | 'query' | 'body'>) => Promise<EndpointResult<E>>,
): void {
  answerInside(app, endpoint, async input => {
    const { params = {}, query = {}, body } = input as Partial<RouteInput<E>>;
    return handler({ params, query, body } as RouteInput<E>);
  });
}

function answerInside(app: FastifyInstance, endpoint: Endpoint, answer: AnswerByValue): void {
  app.byValue.set(endpoint, answer);
  if (app.passKey === undefined) return;
  const url = addressOf(endpoint);
  app.route({
    method: endpoint.method,
    url,
    bodyLimit: bodyLimitOf(endpoint),
    schema: { ...toSchema(endpoint), response: { 200: z.object({ result: endpoint.result }) } },
    onRequest: async request => {
      request.pass = await passOf(app, endpoint, request);
      if (request.pass === undefined) throw new ServiceError('not-found', `There is nothing at ${url}`);
    },
    handler: async ({ params, query, body, pass }) => ({
      result: await answer({ params, query, body } as EndpointInput<Endpoint>, pass?.caller),
    }),
  });
}
