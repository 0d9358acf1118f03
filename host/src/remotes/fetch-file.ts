import { RemoteError, type RemoteFailure } from './remote-failure';

/** Timeout of the response headers, in milliseconds. */
const timeoutMs = 2_500;
const backoff = 250;

export interface FileRequest {
  url: string;
  /** Expected `sha384-…` hash of the content. */
  integrity?: string | undefined;
  /** Bypasses the HTTP cache, which may have stored a failed attempt. */
  again?: boolean;
  /** Aborts the whole attempt. */
  deadline: AbortSignal;
}

/** Fetches a file of a remote; retries once when the connection failed. Throws a RemoteError with the cause. */
export async function fetchFile(request: FileRequest): Promise<Response> {
  try {
    return await ask(request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    await new Promise(done => setTimeout(done, backoff));
    return retryFetch(request);
  }
}

/** Fetches a whole file into the HTTP cache. Throws a RemoteError, also when the connection fails halfway. */
export async function fetchWhole(request: FileRequest): Promise<void> {
  const response = await fetchFile(request);
  try {
    await response.arrayBuffer();
  } catch (error) {
    throw failed(request.deadline.aborted ? 'timeout' : 'network', `${request.url} was cut off: ${error}`);
  }
}

/** Browsers report a wrong hash and a failed connection in the same way: fetch rejects. */
async function retryFetch(request: FileRequest): Promise<Response> {
  const fresh = { ...request, again: true };
  try {
    return await ask(fresh);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (request.integrity && (await answers(fresh))) {
      throw failed('integrity', `${request.url} is not what was published`);
    }
    throw failed('network', `${request.url}: ${error.message}`);
  }
}

/** Whether the file exists, ignoring its hash; throws when the status is not 200. */
async function answers(request: FileRequest): Promise<boolean> {
  try {
    await ask({ ...request, integrity: undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function ask({ url, integrity = '', again, deadline }: FileRequest): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    const signal = AbortSignal.any([waiting.signal, deadline]);
    const response = await fetch(url, { integrity, signal, cache: again ? 'reload' : 'default' });
    if (response.ok) return response;
    const { status } = response;
    throw new RemoteError({ kind: 'http', status, detail: `${status} ${url}` });
  } catch (error) {
    if (waiting.signal.aborted || deadline.aborted) throw failed('timeout', `${url} did not answer in time`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function failed(kind: Exclude<RemoteFailure['kind'], 'http'>, detail: string): RemoteError {
  return new RemoteError({ kind, detail });
}
