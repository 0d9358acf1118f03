import { addressOf, type Endpoint, type EndpointResult } from '@kavel/contracts';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import { z } from 'zod';
import type { CallerOf } from '../caller';
import { admit } from './access';
import { bodyLimitOf } from './body-limits';
import { callKindOf } from './call-limits';
import { streamTimeoutMs } from './connections';

/** Input of a handler: validated data and the caller. */
export interface RouteInput<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  caller: CallerOf<E>;
  request: FastifyRequest;
  /** For headers of the answer. */
  reply: FastifyReply;
}

export interface RouteOptions {
  /** Sends or receives files of any size, without a timeout. */
  wholeFiles?: boolean;
}

/**
 * Registers one endpoint at its address: access first (so that strangers send no bodies), then validation, then the
 * handler; its answer is sent as `{ result }`, stripped to the contract.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: RouteInput<E>) => Promise<EndpointResult<E>>,
  { wholeFiles = false }: RouteOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: configOf(endpoint),
    ...(wholeFiles ? { handlerTimeout: streamTimeoutMs } : {}),
    schema: { ...toSchema(endpoint), response: { 200: z.object({ result: endpoint.result }) } },
    onRequest: request => admit(app, endpoint, request),
    handler: async (request, reply) => ({ result: await handler(inputOf(endpoint, request, reply)) }),
  });
}

/**
 * Registers an endpoint that does not answer with an envelope but with what the handler sends, such as the bytes of a
 * file.
 */
export function streamRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: RouteInput<E>, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    bodyLimit: bodyLimitOf(endpoint),
    config: configOf(endpoint),
    handlerTimeout: streamTimeoutMs,
    schema: toSchema(endpoint),
    onRequest: request => admit(app, endpoint, request),
    handler: (request, reply) => handler(inputOf(endpoint, request, reply), reply),
  });
}

function configOf(endpoint: Endpoint): FastifyContextConfig {
  return { endpoint, calls: callKindOf(endpoint), compressedBody: endpoint.compressedBody };
}

function inputOf<E extends Endpoint>(_: E, request: FastifyRequest, reply: FastifyReply): RouteInput<E> {
  return {
    params: request.params as z.output<E['params']>,
    query: request.query as z.output<E['query']>,
    body: request.body as z.output<E['body']>,
    caller: request.caller as CallerOf<E>,
    request,
    reply,
  };
}

export function toSchema(endpoint: Endpoint): FastifySchema {
  return {
    params: endpoint.params,
    querystring: endpoint.query,
    ...(endpoint.body instanceof z.ZodUndefined ? {} : { body: endpoint.body }),
  };
}
