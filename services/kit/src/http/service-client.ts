import {
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type ErrorAnswer,
  errorAnswerSchema,
  fillPath,
} from '@kavel/contracts';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller';
import { ServiceError } from '../service-error';
import { ownAddress } from './call-limits';

/** Calls another service by its contract. Throws ServiceError with the other side's code and message. */
export interface ServiceClient {
  /** `caller` may only be left out for public endpoints. His token, and whom he acts for, go along. */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller): Promise<EndpointResult<E>>;
}

interface Message {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Answer {
  status: number;
  text: string;
}

type Send = (message: Message) => Promise<Answer>;

/**
 * Calls inside the process, as over HTTP but for endpoints that answer by value. The app is asked for at the first
 * call, so services may be made before it.
 */
export function createInProcessClient(app: () => FastifyInstance): ServiceClient {
  const asText = injectingClient(app, ownAddress);
  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller) {
      const answer = app().byValue.get(endpoint);
      if (answer === undefined) return asText.call(endpoint, input, caller);
      const { query } = input as { query?: object };
      return (await answer({ ...input, query: actingFor(caller, query) }, caller)) as EndpointResult<E>;
    },
  };
}

/** Every call as over HTTP, without a port: for tests of what anybody may send and be given. */
export function createOutsideClient(app: () => FastifyInstance): ServiceClient {
  return injectingClient(app, '127.0.0.1');
}

function injectingClient(app: () => FastifyInstance, remoteAddress: string): ServiceClient {
  return clientOver(async ({ method, url, headers, body }) => {
    const response = await app().inject({ method, url, headers, payload: body, remoteAddress });
    return { status: response.statusCode, text: response.payload };
  });
}

/** Calls over HTTP, for services that run apart. `origin` such as `http://portfolio:4000`. */
export function createHttpClient(origin: string, timeoutMs = 30_000): ServiceClient {
  return clientOver(async ({ method, url, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(new URL(url, origin), { method, headers, body, signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new ServiceError('unavailable', `No answer from ${origin}`, { cause: String(error) });
    }
  });
}

function clientOver(send: Send): ServiceClient {
  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller) {
      const answer = await send(toMessage(endpoint, input, caller));
      const content: unknown = parseJson(answer.text);
      if (answer.status === 200) return (content as { result: EndpointResult<E> }).result;
      throw toServiceError(content, answer.status);
    },
  };
}

function toMessage(endpoint: Endpoint, input: EndpointInput<Endpoint>, caller: Caller | undefined): Message {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const path = fillPath(addressOf(endpoint), { ...params });
  const search = toSearch(actingFor(caller, query));
  return {
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: {
      ...(caller === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

function actingFor(caller: Caller | undefined, query: object = {}): object {
  return caller === undefined || caller.userId === caller.actorId
    ? query
    : { ...query, userId: caller.userId };
}

function toSearch(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  return search.toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toServiceError(content: unknown, status: number): ServiceError {
  const answer = errorAnswerSchema.safeParse(content);
  if (!answer.success) return new ServiceError('unavailable', `HTTP error! Status: ${status}`);
  const { code, message, details }: ErrorAnswer['error'] = answer.data.error;
  return new ServiceError(code, message, details);
}
