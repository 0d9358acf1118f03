import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { authApi } from '@kavel/contracts';
import { makeDemo } from '@kavel/demo-data';
import { spawnGateway, uncounted } from '@kavel/gateway/testing';
import { askAt } from '../../ask';
import { untilPrinted } from '../../run';
import { root } from '../../source-hash';
import { stop } from '../kavel';

const port = 4192;
export const origin = `http://localhost:${port}`;
const folder = resolve(root, '.cache/bench-portfolio');

/** The gateway with all services and its own PostgreSQL, as delivered, with a small fictional town. */
export async function withServices<Result>(
  work: (gateway: ChildProcess) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(resolve(folder, 'catalogue/current.json')))
    await makeDemo({ dataFolder: folder, everyNth: 200 });
  const gateway = spawnGateway({
    PORT: String(port),
    KAVEL_DATA: folder,
    LOG_LEVEL: 'warn',
    ENVIRONMENT: 'accept',
    ...uncounted,
  });
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    return await work(gateway);
  } finally {
    await stop(gateway);
  }
}

/** Fastify with one row by key and nothing else: the upper bound of a point read on this machine. */
export async function withBareServer<Result>(work: (bareOrigin: string) => Promise<Result>): Promise<Result> {
  const bare = spawn(
    process.execPath,
    ['--import', 'tsx', `${import.meta.dirname}/bare.ts`, `${port}`, resolve(root, '.cache/bench-bare')],
    { cwd: root, stdio: ['ignore', 'pipe', process.stderr, 'ipc'] },
  );
  try {
    await untilPrinted(bare, 'Bare is ready');
    return await work(origin);
  } finally {
    await stop(bare);
  }
}

export const call = askAt(origin);

export async function signIn(): Promise<string> {
  const body = { email: 'manager@kavel.example', password: 'kavel-demo' };
  return (await call(authApi.login, { body })).access_token;
}
