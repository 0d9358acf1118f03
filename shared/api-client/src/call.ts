import { session } from '@kavel/auth';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type ErrorAnswer,
  fillPath,
} from '@kavel/contracts';
import { ApiError } from './api-error';

export interface CallOptions {
  signal?: AbortSignal;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function addressOf(endpoint: Endpoint, input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const { selectedUser } = session.state();
  if (selectedUser && endpoint.access !== 'public' && endpoint.service !== 'auth') {
    query.set('userId', selectedUser.userId);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `/api/${endpoint.service}${fillPath(endpoint.path, input.params ?? {})}${search}`;
}

/** Public calls go without a token: what everybody may see depends on nobody's session. */
async function headersOf(endpoint: Endpoint, hasBody: boolean): Promise<HeadersInit> {
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(endpoint.access === 'public' ? {} : { authorization: `Bearer ${await session.token()}` }),
  };
}

/** A proxy in between may answer with a page of its own instead of our envelope. */
async function errorOf(response: Response): Promise<ApiError> {
  const answer: ErrorAnswer | null = await response.json().catch(() => null);
  if (!answer?.error) return new ApiError(response.status, 'unavailable', response.statusText, undefined);
  const { code, message, details } = answer.error;
  return new ApiError(response.status, code, message, details);
}

/**
 * Makes one server call as the contract describes it and gives its result.
 * @throws {ApiError} when the service answers with an error, `SignInRequired` without a session,
 * `TypeError` when the network is away.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal }: CallOptions = {},
): Promise<EndpointResult<E>> {
  const { body } = input as Input;
  const response = await fetch(addressOf(endpoint, input as Input), {
    method: endpoint.method,
    headers: await headersOf(endpoint, body !== undefined),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) {
    const error = await errorOf(response);
    console.error(`${endpoint.method} ${endpoint.path}: ${error.message} (${error.code})`);
    throw error;
  }
  const answer = (await response.json()) as { result: EndpointResult<E> };
  return answer.result;
}
