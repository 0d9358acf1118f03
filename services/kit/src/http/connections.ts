import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { dataPolicy } from './error-answer';

/** Timeouts of a client and of a handler, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  headers: number;
  /** Idle time without a byte in either direction, also within an upload. Longer than `handler`. */
  idle: number;
  /** From the first byte of a request to its answer, including the body; not for routes of whole files. */
  handler: number;
}

/** Below nginx's two minutes, so that the answer is ours. */
export const usualTimeouts: Timeouts = { headers: 20_000, idle: 150_000, handler: 110_000 };

/** For routes that send or receive whole files: no limit while bytes keep coming. */
export const streamTimeoutMs = 24 * 3_600_000;

/** Fastify's options. A whole request has no timeout of its own: an upload of gigabytes takes an hour. */
export function connectionOptions({ headers, idle, handler }: Timeouts) {
  return {
    http: { headersTimeout: headers, connectionsCheckingInterval: Math.min(5_000, headers) },
    connectionTimeout: idle,
    requestTimeout: 0,
    handlerTimeout: handler,
    clientErrorHandler: answerClientError,
  } satisfies FastifyHttpOptions<Server>;
}

/** Answers broken, oversized or slow headers, which never became a request. The rest is not read. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(toText(...readable(error.code)));
  socket.destroy();
}

function readable(code: string | undefined): [status: number, message: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'The request took too long to arrive'];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'The address or the headers are too long'];
  return [400, 'This is not a request of HTTP'];
}

function toText(status: number, message: string): string {
  const body = JSON.stringify({ error: { code: 'bad-request', message } });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    `content-security-policy: ${dataPolicy}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
