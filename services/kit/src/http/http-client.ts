import { ServiceError } from '../service-error';
import { usualTimeouts } from './connections';
import { signedPass } from './passes';
import { clientOver, type ServiceClient } from './service-client';

export interface HttpClientOptions {
  /** Where the other process is found, such as `http://10.0.0.2:4000`. */
  origin: string;
  /** The key that both processes share. */
  key: string;
  timeoutMs?: number;
}

/** Calls a service of another process. Throws `unavailable` after a timeout. */
export function createHttpClient({
  origin,
  key,
  timeoutMs = usualTimeouts.handler,
}: HttpClientOptions): ServiceClient {
  return clientOver(async ({ method, url, headers, body }, endpoint, caller) => {
    const pass = await signedPass(key, endpoint, { caller });
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const address = new URL(url, origin);
      const response = await fetch(address, { method, headers: { ...headers, ...pass }, body, signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new ServiceError('unavailable', `No answer from ${origin}`, { cause: String(error) });
    }
  });
}
