import { authApi, type Endpoint, type EndpointInput, type EndpointResult, fillPath } from '@kavel/contracts';
import { origin } from './kavel';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls the Kavel that is measured as a browser would, over HTTP. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  token?: string,
): Promise<EndpointResult<E>> {
  const { params = {}, query = {}, body } = input as Parts;
  const url = new URL(`/api/${endpoint.service}${fillPath(endpoint.path, params)}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const answer = await fetch(url, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${endpoint.method} ${url.pathname}: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: EndpointResult<E> };
  return result;
}

/** A session of a demo account. */
export async function signIn(email = 'manager@kavel.example') {
  return call(authApi.login, { body: { email, password: 'kavel-demo' } });
}
