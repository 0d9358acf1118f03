import { serviceAddress, session } from '@kavel/auth';
import {
  baseOf,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  type ErrorAnswer,
  fillPath,
} from '@kavel/contracts';
import { ApiError } from './api-error';
import { isIdentityConfirmed } from './confirm-identity';

export interface CallOptions {
  signal?: AbortSignal;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A list becomes one parameter per item: `id=1&id=2`. */
function queryOf(endpoint: Endpoint, given: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) query.append(name, String(item));
    }
  }
  const { selectedUser } = session.state();
  if (selectedUser && endpoint.acting && !query.has('userId')) query.set('userId', selectedUser.userId);
  return query;
}

function addressOf(endpoint: Endpoint, { params = {}, query: given = {} }: Input): string {
  const query = queryOf(endpoint, given);
  const search = query.size > 0 ? `?${query}` : '';
  return `${serviceAddress(baseOf(endpoint))}${fillPath(endpoint.path, params)}${search}`;
}

/** Public calls have no token, unless what a signed-in user asks for may belong to the organisation (`acting`). */
async function authorizationFor({ access, acting }: Endpoint): Promise<Record<string, string>> {
  const isPublic = access === 'public' && !(acting && session.state().isAuthenticated);
  return isPublic ? {} : { authorization: `Bearer ${await session.token()}` };
}

/** Message of a failure without its own message. */
const defaultError = (endpoint: Endpoint) => endpoint.defaultError ?? 'Failed to fetch';

/** A proxy may respond with its own page, or with nothing, instead of our envelope. */
async function errorOf(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const answer: ErrorAnswer | null = await response.json().catch(() => null);
  const { code = 'unavailable', message, details } = answer?.error ?? {};
  return new ApiError(response.status, code, message || defaultError(endpoint), details);
}

/** The network error when it has a message; else one with the default text of the call. */
function withMessage(endpoint: Endpoint, error: unknown): unknown {
  if (error instanceof Error && error.message !== '') return error;
  return new TypeError(defaultError(endpoint), { cause: error });
}

function logged<E>(endpoint: Endpoint, error: E): E {
  const code = error instanceof ApiError ? ` (${error.code})` : '';
  console.error(`${endpoint.method} ${endpoint.path}: ${messageOf(error)}${code}`);
  return error;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function send(endpoint: Endpoint, input: Input, init: RequestInit): Promise<Response> {
  const authorization = await authorizationFor(endpoint);
  try {
    return await fetch(addressOf(endpoint, input), {
      ...init,
      method: endpoint.method,
      headers: { ...init.headers, ...authorization },
    });
  } catch (error) {
    throw isCancelled(error) ? error : logged(endpoint, withMessage(endpoint, error));
  }
}

/**
 * Makes a call whose body or response is bytes instead of an envelope.
 * @throws like `call`.
 */
export async function callForResponse<E extends Endpoint>(
  endpoint: E,
  input: Omit<EndpointInput<E>, 'body'>,
  init: Omit<RequestInit, 'method'> = {},
): Promise<Response> {
  const attempt = () => send(endpoint, input as Input, init);
  const response = await attempt();
  if (response.ok) return response;
  const error = await errorOf(endpoint, response);
  if (error.code !== 'recent-sign-in-required' || !(await isIdentityConfirmed())) {
    throw logged(endpoint, error);
  }
  const again = await attempt();
  if (again.ok) return again;
  throw logged(endpoint, await errorOf(endpoint, again));
}

/**
 * Makes one server call as described by the contract and returns its result. When the call requires a recent sign-in,
 * it asks the user for the password and repeats the call.
 * @throws {ApiError} on an error response, `SignInRequired` without a session, `TypeError` on a network failure or an
 * unreadable response. A failure without a message gets the default text of the call.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal }: CallOptions = {},
): Promise<EndpointResult<E>> {
  const { body } = input as Input;
  const response = await callForResponse(endpoint, input, {
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const answer = await readJson(response);
  if (hasResult<EndpointResult<E>>(answer)) return answer.result;
  throw logged(endpoint, new TypeError(defaultError(endpoint)));
}

/** Null for a body that is not JSON, such as a page of a proxy. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (isCancelled(error)) throw error;
    return null;
  }
}

function hasResult<Result>(answer: unknown): answer is { result: Result } {
  return typeof answer === 'object' && answer !== null && 'result' in answer;
}
