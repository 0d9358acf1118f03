import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTypeScript } from '../../run';
import { root } from '../../source-hash';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { origin, prepare, withKavel } from '../kavel';

const remote = 'scores';

/** Publishes and rolls back by the command line, against a running Kavel. */
export const measureReleases: Measurement = async bench => {
  await prepare(bench);
  const folder = await mkdtemp(join(tmpdir(), 'kavel-bench-'));
  const store = join(folder, 'store');
  const deploy = (...words: string[]) =>
    runTypeScript('deploy/src/main.ts', [...words, '--store', store], { env: { KAVEL_DATA: folder } });
  try {
    const publishing = await secondsOf(() => deploy('publish', remote));
    const first = await versionIn(join(root, 'remotes', remote, 'dist'));
    const second = await publishAgain(folder, store);
    const figures: Figure[] = [atMost('publish, build excluded', publishing, 's', 5)];
    process.env.KAVEL_REMOTES = store;
    process.env.KAVEL_SIGNING_KEY = join(folder, 'keys', 'releases.pem');
    await withKavel({ ...bench, asBuilt: true }, async () => {
      await untilServed(second);
      const command = await secondsOf(() => deploy('rollback', remote));
      const seen = await secondsOf(() => untilServed(first));
      const plain = await secondsOf(() => untilServed(first));
      figures.push(
        forComparison('a page load at that moment', plain, 's'),
        atMost('rollback until the next page load sees it', seen, 's', 1),
        forComparison('rollback, the command itself', command, 's'),
      );
    });
    return figures;
  } finally {
    delete process.env.KAVEL_REMOTES;
    delete process.env.KAVEL_SIGNING_KEY;
    await rm(folder, { recursive: true, force: true });
  }
};

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** The same files under another version, to have a target for the rollback. */
async function publishAgain(folder: string, store: string): Promise<string> {
  const copy = join(folder, 'project');
  const dist = join(copy, 'remotes', remote, 'dist');
  await cp(join(root, 'remotes', remote, 'dist'), dist, { recursive: true });
  const version = `${await versionIn(dist)}-again`;
  const file = join(dist, 'remote.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
  const { publish } = await import('@kavel/deploy/commands');
  const { openSigningKey, openStore } = await import('@kavel/deploy');
  const [keyFile = ''] = await readdir(join(folder, 'keys'));
  const key = openSigningKey(join(folder, 'keys', keyFile));
  await publish(openStore(store), dist, remote, key, { at: new Date(), by: 'bench' });
  return version;
}

async function versionIn(dist: string): Promise<string> {
  return JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')).version;
}

async function untilServed(version: string): Promise<void> {
  for (;;) {
    const page = await fetch(`${origin}/`, { headers: { accept: 'text/html' } });
    if ((await page.text()).includes(`"version":"${version}"`)) return;
  }
}
