import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnGateway } from '@kavel/gateway/testing';
import { runTypeScript, untilPrinted } from '../../run';
import { root } from '../../source-hash';
import type { Bench } from '../figure';
import { origin, stop, variables } from '../kavel';

export const realData = resolve(root, '../shared/data');
export const delft = resolve(realData, 'delft_3dbag/delft_2025.city.jsonl');

/** The demo town, and the 159 buildings of Delft; a folder of its own. */
const own = { ...variables, KAVEL_DATA: resolve(root, '.cache/bench-3d-data') };

/** Runs work while a Kavel runs that knows Delft. Rejects where its buildings are not here. */
export async function withDelft<Result>(
  { say, asBuilt }: Bench,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(delft)) throw new Error(`skipped: ${delft} is not here`);
  if (!asBuilt) {
    say('building what changed');
    await runTypeScript('tools/build.ts', []);
  }
  if (!existsSync(resolve(own.KAVEL_DATA, 'catalogue/current.json'))) {
    say('making the demo data, with Delft');
    await runTypeScript('tools/data/main.ts', ['demo'], { env: own });
    await runTypeScript('tools/data/main.ts', ['import', '3dbag', delft], { env: own });
  }
  const gateway = spawnGateway(own);
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    return await work(origin);
  } finally {
    await stop(gateway);
  }
}
