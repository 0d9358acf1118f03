import { Agent, get } from 'node:http';

export interface Sent {
  status: number;
  /** Of the body, as it went over the wire. */
  bytes: number;
  /** From the question to the last byte. */
  milliseconds: number;
}

/** Says what browsers say that they take: a tile is kept as it was packed for them. */
export const headers = { 'accept-encoding': 'gzip, br' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks as a browser does, over a connection that stays, and leaves the body packed: unpacking is the browser's own work. */
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
