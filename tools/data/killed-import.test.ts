import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { objectId, writeBagGeoPackage } from '@kavel/catalogue-import/testing';
import { runCli } from './run-cli';
import { contextIn } from './testing/context-in';

jest.setTimeout(180_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function importHere(path: string): Promise<number> {
  return runCli(['import', 'bag', path], contextIn(folder.path));
}

function importElsewhere(path: string): ChildProcess {
  const cli = join(__dirname, 'main.ts');
  return spawn(process.execPath, ['--import', 'tsx', cli, 'import', 'bag', path], {
    env: { ...process.env, KAVEL_DATA: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Waits until the import reports rows: then it is running, and far from its end. */
async function untilReading(child: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (/ read, \d+ rows\/s/.test(said)) return;
  }
  throw new Error(`the import ended too soon: ${said}`);
}

async function objectsServed(): Promise<number> {
  const store = new CatalogueStore(folder.path);
  try {
    const [row] = await store.use(snapshot =>
      snapshot.rows<{ n: number }>('SELECT count(*)::INTEGER AS n FROM verblijfsobject'),
    );
    return row?.n ?? 0;
  } finally {
    store.close();
  }
}

test('a killed import keeps the old snapshot; the same command restarts and cleans up', async () => {
  const few = [{ at: [155_000, 463_000] as const }];
  await importHere(writeBagGeoPackage(folder.path, 28_992, few, 'few.gpkg'));
  const many = Array.from({ length: 15_000 }, (_, index) => ({
    id: objectId(index + 1),
    at: [150_000 + (index % 100) * 20, 460_000 + Math.floor(index / 100) * 20] as const,
  }));
  const path = writeBagGeoPackage(folder.path, 28_992, many, 'many.gpkg');

  const child = importElsewhere(path);
  await untilReading(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await objectsServed()).toBe(1);
  expect((await readdir(join(folder.path, 'catalogue'))).some(name => name.includes('.building'))).toBe(true);

  expect(await importHere(path)).toBe(0);
  expect(await objectsServed()).toBe(15_000);
  const left = await readdir(join(folder.path, 'catalogue'));
  expect(left.filter(name => /building|tmp/.test(name))).toEqual([]);
});
