import { request } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  milliseconds: number;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const timeoutMs = 20_000;
/** Maximum number of characters read from a response. */
const mostCharacters = 2_000_000;

/** A target on this machine only. */
export interface Target {
  port: number;
  origin: string;
  /** Sends the path as written, without normalisation, like an attacker. */
  ask(path: string, asking?: Asking): Promise<Answer>;
}

export function targetAt(port: number): Target {
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    ask: (path, asking) => ask(port, path, asking),
  };
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  const started = performance.now();
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, timeout: timeoutMs }, response => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        if (text.length < mostCharacters) text += part;
      });
      response.on('error', fail);
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text,
          milliseconds: performance.now() - started,
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${timeoutMs} ms`)));
    // A server may reject by closing the connection while the body is being sent.
    sent.on('error', error =>
      done({ status: 0, headers: {}, body: String(error), milliseconds: performance.now() - started }),
    );
    sent.end(body);
  });
}

export function json(body: unknown, headers: Record<string, string> = {}): Asking {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
