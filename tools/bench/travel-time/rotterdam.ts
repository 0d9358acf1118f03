import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runImport } from '@kavel/catalogue-import';
import { spawnGateway, uncounted } from '@kavel/gateway/testing';
import { askAt } from '../../ask';
import { untilPrinted } from '../../run';
import { stop } from '../kavel';

const data = resolve(fileURLToPath(import.meta.url), '../../../../../shared/data');
const roads = join(data, 'rotterdam_osm_roads/rotterdam_ways.osm.pbf');
const timetable = join(data, 'rotterdam_ret_gtfs/gtfs-ret.zip');
const port = 4193;

export const ask = askAt(`http://localhost:${port}`);

/** Whether the real roads and timetable are beside the project. */
export function hasRotterdam(): boolean {
  return existsSync(roads) && existsSync(timetable);
}

/** Runs work with a Kavel that has the roads of Rotterdam so many times, and its timetable. */
export async function withRotterdam<Result>(
  times: number,
  work: (pid: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kavel-travel-'));
  const copies = join(folder, 'copies');
  await mkdir(copies);
  const paths = Array.from({ length: times }, (_, number) => join(copies, `roads-${number}.osm.pbf`));
  for (const path of paths) await copyFile(roads, path);
  await runImport({
    dataFolder: folder,
    jobs: [
      { kind: 'roads', paths },
      { kind: 'timetable', paths: [timetable] },
    ],
  });
  const gateway = spawnGateway({
    PORT: String(port),
    KAVEL_DATA: folder,
    ENVIRONMENT: 'accept',
    LOG_LEVEL: 'warn',
    ...uncounted,
  });
  try {
    await untilPrinted(gateway, 'Kavel is ready');
    await fetch(`http://localhost:${port}/readyz`);
    return await work(gateway.pid ?? 0);
  } finally {
    await stop(gateway);
    await rm(folder, { recursive: true, force: true });
  }
}
