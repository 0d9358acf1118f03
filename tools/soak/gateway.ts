import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnGateway, uncounted } from '@kavel/gateway/testing';
import { stop } from '../bench/kavel';
import { endOf, untilPrinted } from '../run';

/** What is killed: only the service, so that its PostgreSQL survives, or both at once like in a power failure. */
export type Victim = 'service' | 'all';

/** The gateway as delivered, with its own PostgreSQL. */
export interface KillableGateway {
  /** Sends SIGKILL; resolves when it has ended. */
  kill(victim: Victim): Promise<void>;
  stop(): Promise<void>;
}

export async function startGateway(folder: string, port: number): Promise<KillableGateway> {
  const child = spawnGateway({
    // A fast machine writes more in a minute than one user may.
    ...uncounted,
    PORT: String(port),
    KAVEL_DATA: folder,
    LOG_LEVEL: 'warn',
    ENVIRONMENT: 'accept',
  });
  await untilPrinted(child, 'Kavel is ready');
  return { kill: victim => kill(child, victim, folder), stop: () => stop(child) };
}

async function kill(child: ChildProcess, victim: Victim, folder: string): Promise<void> {
  const ended = endOf(child);
  child.kill('SIGKILL');
  const server = victim === 'all' ? serverOf(folder) : undefined;
  // A separate process group: the server with all its backends.
  if (server !== undefined) process.kill(-server, 'SIGKILL');
  await ended;
}

/** Process id of this folder's PostgreSQL. */
function serverOf(folder: string): number | undefined {
  const file = join(folder, 'postgres/data/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined;
}
