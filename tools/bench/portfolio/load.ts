import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/**
 * A separate process that requests the same address repeatedly on a number of connections, and prints its results as
 * JSON. It reads only the length of a response, to leave most of two cores to the measured process. Options: origin,
 * path, token, connections, seconds.
 */
const [origin = '', path = '', token = '', connections = '1', seconds = '1'] = process.argv.slice(2);

export interface LoadReport {
  requests: number;
  /** Number of responses other than 200. */
  refused: number;
  seconds: number;
  /** Milliseconds from the request to the last byte. */
  p50: number;
  p95: number;
  p99: number;
  /** Processor seconds of the load generator itself. */
  ownSeconds: number;
}

const { hostname, port, host } = new URL(origin);
const request = Buffer.from(
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
);
const endOfHead = Buffer.from('\r\n\r\n');
const times: number[] = [];
let refused = 0;

function open(until: number): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(Number(port), hostname);
    let asked = 0;
    let left = -1;
    let head: Buffer = Buffer.alloc(0);
    const ask = () => {
      if (performance.now() > until) {
        socket.destroy();
        return done();
      }
      asked = performance.now();
      left = -1;
      head = Buffer.alloc(0);
      socket.write(request);
    };
    socket.setNoDelay(true).on('connect', ask).on('error', fail);
    socket.on('data', (chunk: Buffer) => {
      if (left < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        if (!text.startsWith('HTTP/1.1 200')) refused += 1;
        left = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - endOfHead.length);
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      times.push(performance.now() - asked);
      ask();
    });
  });
}

const started = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, () => open(started + Number(seconds) * 1_000)));
times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const { user, system } = process.cpuUsage();
const report: LoadReport = {
  requests: times.length,
  refused,
  seconds: (performance.now() - started) / 1_000,
  p50: quantile(0.5),
  p95: quantile(0.95),
  p99: quantile(0.99),
  ownSeconds: (user + system) / 1e6,
};
console.log(JSON.stringify(report));
