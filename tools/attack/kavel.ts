import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnGateway } from '@kavel/gateway/testing';
import { stop } from '../bench/kavel';
import { freePort } from '../databases/debian';
import { runTypeScript, untilPrinted } from '../run';
import { root } from '../source-hash';
import { type Target, targetAt } from './http';

const folder = resolve(root, '.cache/attack-data');

/** Runs work against a temporary Kavel on this machine: free port, own data, demo accounts. */
export async function withTarget<Result>(work: (target: Target) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    KAVEL_DATA: folder,
    ENVIRONMENT: 'accept',
    KAVEL_DEMO: 'true',
    LOG_LEVEL: 'error',
  };
  // Accounts and rate limits of an earlier attack would interfere.
  rmSync(resolve(folder, 'postgres'), { recursive: true, force: true });
  if (!existsSync(resolve(folder, 'catalogue/current.json'))) {
    await runTypeScript('tools/data/main.ts', ['demo'], { env });
  }
  const gateway = spawnGateway(env);
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    return await work(targetAt(port));
  } finally {
    await stop(gateway);
  }
}
