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
import { ownAddress, withPass } from './passes';

/** Calls another service by its contract. Throws ServiceError with the other side's code and message. */
export interface ServiceClient {
  /**
   * `caller`: the user the call is made for, as identified by the calling service; the other service only checks the
   * permissions. It may be omitted for public endpoints.
   */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller): Promise<EndpointResult<E>>;
}

/** One HTTP request. */
export interface Message {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface Answer {
  status: number;
  text: string;
}

/** In-process calls. The app is resolved at the first call, so services may be created before it. */
export function createInProcessClient(app: () => FastifyInstance): ServiceClient {
  const asText = clientOver((message, _, caller) =>
    withPass(app(), { caller }, pass => inject(app(), message, pass, ownAddress)),
  );
  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller) {
      const answer = app().byValue.get(endpoint);
      if (answer === undefined) return asText.call(endpoint, input, caller);
      return (await answer(input, caller)) as EndpointResult<E>;
    },
  };
}

/** Sends a request to the app without a port. */
export async function inject(
  app: FastifyInstance,
  { method, url, headers, body }: Message,
  more: Record<string, string>,
  remoteAddress: string,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, ...more },
    payload: body,
    remoteAddress,
  });
  return { status: response.statusCode, text: response.payload };
}

/** Makes a client from a function that sends requests. */
export function clientOver(
  send: (message: Message, endpoint: Endpoint, caller: Caller | undefined) => Promise<Answer>,
): ServiceClient {
  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, caller?: Caller) {
      const answer = await send(toMessage(endpoint, input), endpoint, caller);
      const content: unknown = parseJson(answer.text);
      if (answer.status === 200) return (content as { result: EndpointResult<E> }).result;
      throw toServiceError(content, answer.status);
    },
  };
}

function toMessage(endpoint: Endpoint, input: EndpointInput<Endpoint>): Message {
  const { params, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
  const path = fillPath(addressOf(endpoint), { ...params });
  const search = toSearch(query);
  return {
    method: endpoint.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
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
