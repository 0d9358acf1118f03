import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { ServiceError } from '@kavel/service-kit';

/** The scanner's verdict. `too-large`: not scanned, because clamd's StreamMaxLength is lower. */
export type Verdict = { kind: 'clean' } | { kind: 'infected'; name: string } | { kind: 'too-large' };

/** One file that is being scanned. */
export interface Scan {
  /** Resolves when the scanner can accept more. */
  send(chunk: Buffer): Promise<void>;
  /** Call after the last chunk. Throws `unavailable` when the scanner gives no usable answer. */
  verdict(): Promise<Verdict>;
  close(): void;
}

export interface Scanner {
  /** Throws `unavailable`. */
  begin(): Promise<Scan>;
}

/** Timeout without an answer of the scanner, in milliseconds. */
const silenceMs = 120_000;

/** clamd at `tcp://host:port` or `unix:///path`, by INSTREAM: it needs no access to our files. */
export function clamd(address: string): Scanner {
  const url = new URL(address);
  return {
    async begin() {
      const socket =
        url.protocol === 'unix:' ? connect(url.pathname) : connect(Number(url.port || 3310), url.hostname);
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('no answer')));
      try {
        await once(socket, 'connect');
      } catch (error) {
        throw unavailable(error);
      }
      return scanOver(socket);
    },
  };
}

function scanOver(socket: Socket): Scan {
  let answer = '';
  let failure: unknown = null;
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', (error: unknown) => {
    failure = error;
  });
  const ended = new Promise<void>(done => socket.once('close', () => done()));
  socket.write('zINSTREAM\0');

  return {
    async send(chunk) {
      // clamd may answer early and then stops reading. Read the answer first, because a failed write would discard it.
      await turn();
      if (socket.destroyed || answer !== '') return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.cork();
      socket.write(length);
      const ready = socket.write(chunk);
      socket.uncork();
      if (!ready) await Promise.race([drained(socket), ended]);
    },
    async verdict() {
      await turn();
      if (!socket.destroyed) socket.end(Buffer.alloc(4));
      await ended;
      return readVerdict(answer, failure);
    },
    close: () => socket.destroy(),
  };
}

function drained(socket: Socket): Promise<void> {
  return new Promise(done => socket.once('drain', () => done()));
}

function readVerdict(answer: string, failure: unknown): Verdict {
  const text = answer.replaceAll('\0', '').trim();
  if (text === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (found !== undefined) return { kind: 'infected', name: found };
  if (text.startsWith('INSTREAM size limit exceeded')) return { kind: 'too-large' };
  throw unavailable(failure ?? text);
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    'unavailable',
    'The virus scanner cannot be reached. Nothing is lost: please try again in a moment.',
    { cause: String(cause) },
  );
}
