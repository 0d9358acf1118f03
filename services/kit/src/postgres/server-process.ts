import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterIn, type Place } from './place';

export interface ServerProcess {
  /** Resolves with the last output when the server has ended. */
  ended: Promise<string>;
  /** Fast shutdown: open transactions roll back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  port: number;
  password: string;
  /** Also listens on this socket. */
  socketFolder?: string | undefined;
  /** PostgreSQL settings by name. */
  settings?: Record<string, string>;
}

const startTimeoutMs = 60_000;

/** Statistics of a large insert are collected soon after it, before plans made for an empty table cost anything. */
const standing = { autovacuum_naptime: '10s' };

/** Starts the server of a prepared cluster on loopback; resolves when it answers and has its database. */
export async function startServer(place: Place, options: ServerOptions): Promise<ServerProcess> {
  const child = launch(place, options);
  const server = { ended: watchEnd(child), stop: () => stop(child, server.ended) };
  process.once('exit', () => child.kill('SIGINT'));
  await untilAnswering(server.ended, databaseUrl(options, 'postgres'));
  return server;
}

export function databaseUrl(
  { port, password }: Pick<ServerOptions, 'port' | 'password'>,
  name: string,
  host = '127.0.0.1',
): string {
  return `postgres://kavel:${password}@${host}:${port}/${name}`;
}

/** Over the socket where there is one. */
export function socketUrl(options: ServerOptions, name: string): string {
  const { socketFolder } = options;
  return databaseUrl(options, name, socketFolder && encodeURIComponent(socketFolder));
}

/** A process group of its own: Ctrl+C reaches only Kavel, which stops the server after the last request. */
function launch(place: Place, options: ServerOptions): ChildProcess {
  const settings = {
    port: String(options.port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: options.socketFolder ?? '',
    ...standing,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(place.binaries.postgres, ['-D', clusterIn(place), ...flags], {
    ...place.user,
    cwd: place.folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.unref();
  (child.stderr as Socket | null)?.unref();
  return child;
}

function watchEnd(child: ChildProcess): Promise<string> {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-2_000);
  });
  return new Promise(resolve => {
    child.once('error', error => resolve(String(error)));
    child.once('exit', () => resolve(tail));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await ended;
  clearTimeout(impatience);
}

async function untilAnswering(ended: Promise<string>, url: string): Promise<void> {
  let lastWords: string | null = null;
  void ended.then(words => {
    lastWords = words;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url))) {
    if (lastWords !== null) throw new Error(`PostgreSQL did not start:\n${lastWords}`);
    if (Date.now() > deadline) throw new Error('PostgreSQL did not answer within a minute');
    await wait(25);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
