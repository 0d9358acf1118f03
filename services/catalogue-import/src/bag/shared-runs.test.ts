import { readdir, readlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type PlacedObject, writeBagGeoPackage } from '../testing/bag-geopackage';
import { gatherRuns } from '../testing/gather-runs';
import { pointBlob, writeGeoPackage } from '../testing/geopackage-fixture';
import { type BagRun, type BagTask, readBagRuns } from './bag-runs';
import { sharedRuns } from './shared-runs';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function taskOf(path: string): BagTask {
  return { path, fictional: false, firstText: 5 };
}

test('threads give the same rows in the same order as one reader, and the same rejected ones', async () => {
  const objects = Array.from({ length: 1_500 }, (_, at): PlacedObject => {
    const place: [number, number] = [155_000 + at * 3, at % 400 === 7 ? 9_000_000 : 463_000 + (at % 50)];
    return at % 300 === 3 ? { at: place, id: '12' } : { at: place };
  });
  const path = writeBagGeoPackage(folder.path, 28_992, objects);
  const alone = await gatherRuns(readBagRuns(taskOf(path)));
  expect(alone).toMatchObject({ read: 3_000 });
  expect(await gatherRuns(sharedRuns(taskOf(path)))).toEqual(alone);
});

test('what the thread reads while we are busy comes in its place', async () => {
  const objects = Array.from({ length: 9_000 }, (_, at): PlacedObject => ({ at: [155_000 + at, 463_000] }));
  const task = taskOf(writeBagGeoPackage(folder.path, 28_992, objects));
  const alone = await gatherRuns(readBagRuns(task));
  const texts: number[] = [];
  async function* withBusyTime(): AsyncGenerator<BagRun> {
    for await (const run of sharedRuns(task)) {
      texts.push(...run.texts.map(([number]) => number));
      yield run;
      if (run.number === 1) await setTimeout(2_000);
    }
  }
  expect(await gatherRuns(withBusyTime())).toEqual(alone);
  const ofThread = texts.filter(number => (number - task.firstText) % 2 === 1);
  expect(ofThread.length).toBeGreaterThan(0);
});

test('why a file cannot be used is told by threads too', async () => {
  const path = writeGeoPackage(join(folder.path, 'utm.gpkg'), [
    {
      name: 'pand',
      srs: 32_631,
      columns: { identificatie: 'TEXT', bouwjaar: 'INTEGER' },
      rows: [{ geometry: pointBlob(32_631, 1, 1), values: ['1', 1] }],
    },
  ]);
  await expect(gatherRuns(sharedRuns(taskOf(path)))).rejects.toThrow(
    `${path}: layer pand has coordinates in "UTM zone 31N" (32631); RD New`,
  );
});

describe('the link that a file is read through', () => {
  /** Links there are to a file; those of others may go while we look. */
  async function linksTo(path: string): Promise<string[]> {
    const names = (await readdir(tmpdir())).filter(name => name.startsWith('kavel-geopackage-'));
    const targets = await Promise.all(
      names.map(name => readlink(join(tmpdir(), name, 'source.gpkg')).catch(() => '')),
    );
    return targets.filter(target => target === path);
  }

  test('is there while it is read, and gone when nobody wants the rest of the file', async () => {
    const objects = Array.from({ length: 9_000 }, (_, at): PlacedObject => ({ at: [155_000 + at, 463_000] }));
    const path = writeBagGeoPackage(folder.path, 28_992, objects);
    let runs = 0;
    for await (const _ of sharedRuns(taskOf(path))) {
      runs += 1;
      if (runs < 2) continue;
      expect(await linksTo(path)).not.toEqual([]);
      break;
    }
    expect(await linksTo(path)).toEqual([]);
  });

  test('is gone when the file is refused', async () => {
    const path = join(folder.path, 'noise.gpkg');
    await writeFile(path, `SQLite format 3\0${'noise '.repeat(2_000)}`);
    await expect(gatherRuns(sharedRuns(taskOf(path)))).rejects.toThrow(
      `${path}: cannot be read as a GeoPackage`,
    );
    expect(await linksTo(path)).toEqual([]);
  });
});
