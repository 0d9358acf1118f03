import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { spawnGateway } from '@kavel/gateway/testing';
import { runTypeScript, untilPrinted } from '../../../run';
import { root } from '../../../source-hash';
import { type Running, stop, variables } from '../../kavel';

const port = 4193;
const data = resolve(root, '.cache/bench-data-whole');

export const wholeOrigin = `http://localhost:${port}`;

/**
 * Runs work while a second Kavel runs, with a host that contains every remote. It has the same data in a folder of its
 * own, because each has its own database.
 */
export async function withWholeKavel<Result>(work: (running: Running) => Promise<Result>): Promise<Result> {
  await runTypeScript('tools/bench/platform/monolith/build.ts', []);
  await rm(resolve(data, 'catalogue'), { recursive: true, force: true });
  await cp(resolve(variables.KAVEL_DATA, 'catalogue'), resolve(data, 'catalogue'), { recursive: true });
  const host = resolve(root, '.cache/monolith/dist');
  const gateway = spawnGateway({ ...variables, PORT: String(port), KAVEL_DATA: data, KAVEL_HOST: host });
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    return await work({ pid: gateway.pid ?? 0 });
  } finally {
    await stop(gateway);
  }
}
