import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { atMost, type Bench, type Figure } from '../figure';
import { tasksOf } from '../page-work';
import { chromiumPath } from '../visit';
import { openWater, softwareWebgl } from './browser';
import { realData, withDelft } from './delft-kavel';

/** A tile of the national set with 1,028 whole buildings of LoD 2.2. */
const tile = resolve(realData, 'nl_3d_tiles/zeeland/128.glb');
const runs = 15;

/** Processor time of the page's own worker for a tile, from its bytes to what it sends. */
export async function measureDecode(bench: Bench): Promise<Figure[]> {
  if (!existsSync(tile)) throw new Error(`skipped: ${tile} is not here`);
  return withDelft(bench, async origin => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: softwareWebgl });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}${openWater}`);
      await page.locator('[data-whole]').waitFor({ timeout: 180_000 });
      bench.say(`${runs} times a tile of 1,028 buildings in the worker`);
      const times = await decodeTimes(page);
      const median = times[runs >> 1] ?? 0;
      return [atMost('a tile of 1,028 whole buildings read in the worker, processor time', median, 'ms', 50)];
    } finally {
      await browser.close();
    }
  });
}

interface WorkerScope {
  onmessage(event: { data: object }): void;
  tile: Uint8Array;
}

/** The longest tasks of workers while the tile is read: each is one reading. From the shortest on. */
async function decodeTimes(page: Page): Promise<number[]> {
  const worker = page.workers().find(one => !one.url().includes('maplibre'));
  if (!worker) throw new Error('The page reads tiles in no worker');
  await worker.evaluate(
    base64 => {
      (self as unknown as WorkerScope).tile = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    },
    (await readFile(tile)).toString('base64'),
  );
  const tasks = await tasksOf(page, 'DedicatedWorker thread', async () => {
    for (let run = 0; run < runs; run++)
      await worker.evaluate(() => {
        const scope = self as unknown as WorkerScope;
        scope.onmessage({ data: { id: -1, file: scope.tile.slice().buffer, ground: null } });
      });
  });
  return tasks
    .sort((a, b) => b - a)
    .slice(0, runs)
    .reverse();
}
