import {
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  fillPath,
} from '@kavel/contracts';

/** An error response. */
export class Refused extends Error {
  constructor(
    call: string,
    readonly status: number,
    text: string,
  ) {
    super(`${call}: ${status} ${text}`);
  }
}

export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  token?: string,
) => Promise<EndpointResult<E>>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Calls a Kavel over HTTP like a browser. Throws `Refused`, and errors of fetch when there is no response. */
export function askAt(origin: string): Ask {
  return async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, token?: string) => {
    const { params = {}, query = {}, body } = input as Parts;
    const url = new URL(fillPath(addressOf(endpoint), params), origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(`${endpoint.method} ${url.pathname}`, answer.status, text);
    return (JSON.parse(text) as { result: EndpointResult<E> }).result;
  };
}
