import { Agent, get } from 'node:http';

export interface Sent {
  status: number;
  /** Size of the body as sent over the network. */
  bytes: number;
  /** From the request to the last byte. */
  milliseconds: number;
}

/** Headers of a browser: tiles are cached in the encoding that it accepts. */
export const headers = { 'accept-encoding': 'gzip, br' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Requests like a browser, over a persistent connection, without decompressing the body, which is the browser's work.
 */
export function asSent(address: string): Promise<Sent> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const question = get(address, { agent, headers }, answer => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, milliseconds: performance.now() - started }),
      );
    });
    question.on('error', reject);
  });
}
