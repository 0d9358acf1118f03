import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnGateway, uncounted } from '@kavel/gateway/testing';
import { endOf, runTypeScript, untilPrinted } from '../run';
import { root } from '../source-hash';
import type { Bench } from './figure';

const port = 4191;

/** The measured Kavel: its own port, data and database, separate from development. */
export const origin = `http://localhost:${port}`;
export const variables = {
  PORT: String(port),
  KAVEL_DATA: resolve(root, '.cache/bench-data'),
  ENVIRONMENT: 'accept',
  LOG_LEVEL: 'warn',
  ...uncounted,
};

/** Production builds of the current source, and the demo data, created once. */
export async function prepare({ say, asBuilt }: Bench): Promise<void> {
  if (!asBuilt) {
    say('building what changed');
    await runTypeScript('tools/build.ts', []);
  }
  if (existsSync(resolve(variables.KAVEL_DATA, 'catalogue/current.json'))) return;
  say('making the demo data');
  await runTypeScript('tools/data/main.ts', ['demo'], { env: variables });
}

/** The measured Kavel, while it runs. */
export interface Running {
  /** Process id of the gateway. */
  pid: number;
}

/** Runs work while Kavel runs. */
export async function withKavel<Result>(
  bench: Bench,
  work: (running: Running) => Promise<Result>,
): Promise<Result> {
  await prepare(bench);
  const gateway = spawnGateway(variables);
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    return await work({ pid: gateway.pid ?? 0 });
  } finally {
    await stop(gateway);
  }
}

/** Sends SIGTERM, and waits for the end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = endOf(child);
  child.kill('SIGTERM');
  await ended;
}
