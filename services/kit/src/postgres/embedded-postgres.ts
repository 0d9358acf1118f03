import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster } from './cluster';
import { clearRemains, occupy, vacate } from './occupancy';
import { type Place, preparePlace } from './place';
import {
  databaseUrl,
  freePort,
  type ServerOptions,
  type ServerProcess,
  socketUrl,
  startServer,
} from './server-process';
import { makeSocketFolder } from './socket-folder';

/** A PostgreSQL of our own, kept running until it is stopped. */
export interface EmbeddedPostgres {
  /** Connection string of the database `kavel`, as owner. Stays the same when the server restarts. */
  url: string;
  /** The same over a socket file, which is faster; equals `url` where there is none. */
  socketUrl: string;
  /** Actual folder of the cluster: under root it may differ from the requested one. */
  folder: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of the cluster; created when missing, reused when there. */
  folder: string;
  settings?: Record<string, string>;
  /** Called when the server died and is started again. */
  onRestart?: () => void;
}

/** Starts the PostgreSQL that npm installed, and restarts it at the same address when it dies. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace(options.folder);
  occupy(place);
  await clearRemains(place);
  const password = ensureCluster(place);
  const socket = makeSocketFolder(place.user);
  const serverOptions = {
    port: await freePort(),
    password,
    socketFolder: socket?.path,
    settings: options.settings,
  };
  const keeper = await keepRunning(place, serverOptions, options.onRestart ?? (() => undefined));
  await ensureDatabase(serverOptions);
  return {
    url: databaseUrl(serverOptions, 'kavel'),
    socketUrl: socketUrl(serverOptions, 'kavel'),
    folder: place.folder,
    async stop() {
      await keeper.stop();
      socket?.remove();
      vacate(place);
    },
  };
}

async function keepRunning(place: Place, options: ServerOptions, onRestart: () => void) {
  let stopping = false;
  let server = await startServer(place, options);
  const watching = watch();
  return {
    async stop() {
      stopping = true;
      await server.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!stopping) {
      await server.ended;
      if (stopping) return;
      onRestart();
      const next = await restart(place, options, () => stopping);
      if (next === null) return;
      server = next;
      if (stopping) await server.stop();
    }
  }
}

/** Orphaned backends of a killed server need a moment to end: retry until it starts or we are stopped. */
async function restart(
  place: Place,
  options: ServerOptions,
  stopped: () => boolean,
): Promise<ServerProcess | null> {
  for (let pause = 100; !stopped(); pause = Math.min(pause * 2, 5_000)) {
    await wait(pause);
    const server = await clearRemains(place)
      .then(() => startServer(place, options))
      .catch(() => null);
    if (server !== null) return server;
  }
  return null;
}

async function ensureDatabase(options: ServerOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(options, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'kavel'");
    if (rowCount === 0) await client.query('create database kavel');
  } finally {
    await client.end();
  }
}
