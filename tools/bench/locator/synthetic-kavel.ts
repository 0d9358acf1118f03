import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnGateway, uncounted } from '@kavel/gateway/testing';
import { runTypeScript, untilPrinted } from '../../run';
import type { Bench } from '../figure';
import { stop } from '../kavel';

const port = 4192;
export const origin = `http://localhost:${port}`;
const folder = join(tmpdir(), 'kavel-synth');

/** Folder of this many objects with this many deals and buurten. */
export function dataOf(objects: number, deals = 0, buurten = 0): string {
  const counts = [objects, ...(deals + buurten > 0 ? [deals] : []), ...(buurten > 0 ? [buurten] : [])];
  return join(folder, counts.join('-'));
}

/** Creates fictional objects in their own folder, once. Returns the seconds it took; null when they existed. */
export async function synthesized(
  { say }: Bench,
  objects: number,
  deals = 0,
  buurten = 0,
): Promise<number | null> {
  const data = dataOf(objects, deals, buurten);
  if (existsSync(join(data, 'catalogue/current.json'))) return null;
  say(`making ${objects} fictional objects, ${deals} deals and ${buurten} buurten in ${data}`);
  const started = performance.now();
  await runTypeScript(
    'tools/data/main.ts',
    ['synthesize', '--objects', `${objects}`, '--deals', `${deals}`, '--buurten', `${buurten}`],
    {
      env: { ...process.env, KAVEL_DATA: data },
    },
  );
  return (performance.now() - started) / 1_000;
}

export interface RunningKavel {
  /** Until it reported that it is ready. */
  startSeconds: number;
  pid: number;
}

/** Runs work with a Kavel that has this many objects. */
export async function withSyntheticKavel<Result>(
  objects: number,
  work: (kavel: RunningKavel) => Promise<Result>,
  deals = 0,
  buurten = 0,
): Promise<Result> {
  const started = performance.now();
  const gateway = spawnGateway({
    PORT: String(port),
    KAVEL_DATA: dataOf(objects, deals, buurten),
    ENVIRONMENT: 'accept',
    LOG_LEVEL: 'warn',
    ...uncounted,
  });
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    await fetch(`${origin}/readyz`);
    return await work({ startSeconds: (performance.now() - started) / 1_000, pid: gateway.pid ?? 0 });
  } finally {
    await stop(gateway);
  }
}

/** Removes the objects: ten million of them are 1.5 GB. */
export async function forget(objects: number): Promise<void> {
  await rm(dataOf(objects), { recursive: true, force: true });
}
