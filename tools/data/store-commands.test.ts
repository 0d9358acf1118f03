import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SnapshotFiles } from '@kavel/catalogue';
import { makeSnapshot, temporaryFolder } from '@kavel/catalogue/testing';
import { type MadeBucket, makeBucket } from '@kavel/service-kit/published/testing';
import { runCli } from './run-cli';
import { contextIn } from './testing/context-in';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let bucket: MadeBucket;
beforeEach(async () => {
  folder = await temporaryFolder();
  bucket = await makeBucket();
});
afterEach(async () => {
  await bucket.stop();
  await folder.remove();
});

const dataOf = (machine: string) => join(folder.path, machine);
const filesOf = (machine: string) => new SnapshotFiles(dataOf(machine));

async function run(machine: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(
    args,
    contextIn(dataOf(machine), {
      store: join(folder.path, 'store'),
      print: line => out.push(line),
      printError: line => err.push(line),
    }),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Runs the command in a separate process, with the bucket. */
async function runElsewhere(machine: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...args], {
    env: {
      ...process.env,
      ...bucket.variables,
      KAVEL_DATA: dataOf(machine),
      KAVEL_CATALOGUE: bucket.options.address,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [child.stdout, child.stderr].map(async stream =>
    Buffer.concat(await stream.toArray()).toString(),
  );
  const [code] = await once(child, 'exit');
  return `${(await Promise.all(printed)).join('')}exit ${code}`;
}

test('publish, pull, switch, rollback and published report what they did', async () => {
  await makeSnapshot(filesOf('importing'), { id: 'one', street: 'Eerste' });
  expect(await run('importing', 'published')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Nothing'),
  });
  expect((await run('importing', 'publish')).out).toMatch(
    /^ {2}duckdb: [\s\S]*Snapshot one is live in .*store\.\n\d+\.\d MB, \d+\.\d MB in the store, of which/,
  );
  await makeSnapshot(filesOf('importing'), { id: 'two', street: 'Tweede' });
  expect((await run('importing', 'publish', 'two')).out).toContain('Snapshot two is live');
  expect((await run('serving', 'pull')).out).toMatch(/Snapshot two answers here: \d+\.\d MB/);
  expect((await run('serving', 'pull')).out).toBe('Snapshot two answers here already.');
  expect((await run('serving', 'rollback')).out).toMatch(/Snapshot one is live in .* again, after two\./);
  expect((await run('serving', 'switch', 'two')).out).toMatch(/Snapshot two is live in .*, after one\./);
  const { out } = await run('serving', 'published');
  expect(out).toMatch(
    /^\* two {2}live\n {4}made 2026-11-23T10:00:00\.000Z, published .* by test\n {4}1 objects/,
  );
  expect(out).toContain('    2026-11-23T09:00:00.000Z  bag  dorp.gpkg');
  expect(out).toMatch(/\n {2}one\n/);
  await makeSnapshot(filesOf('importing'), { id: 'zero', street: 'Nulde' });
  await run('importing', 'publish', 'zero');
  await run('importing', 'switch', 'two');
  expect((await run('importing', 'publish', 'zero', '--again')).out).toMatch(
    /Snapshot zero is repaired in .*store\.\n/,
  );
  expect((await run('serving', 'prune', '--keep', '1')).out).toBe('Would remove one. Add --yes to do so.');
  expect((await run('serving', 'prune', '--keep', '1', '--yes')).out).toMatch(/^Removed one: \d+ pieces, /);
  expect((await run('serving', 'prune', '--yes')).out).toBe('There is nothing to remove.');
  expect(await run('serving', 'prune', '--keep', 'none')).toMatchObject({ code: 2 });
});

test('a snapshot whose list of files is lost is forgotten, but only with --yes', async () => {
  for (const id of ['one', 'two', 'three']) {
    await makeSnapshot(filesOf('importing'), { id, street: id });
    await run('importing', 'publish', id);
  }
  const list = join(folder.path, 'store', 'snapshots', 'two.json');
  await rm(list);
  const blocked = await run('serving', 'prune', '--keep', '1', '--yes');
  expect(blocked).toMatchObject({ code: 1, err: expect.stringContaining('npm run data -- forget two') });
  expect((await run('serving', 'forget', 'two')).out).toMatch(
    /^Would forget two in .* Add --yes to do so\.$/,
  );
  expect((await run('serving', 'published')).out).toContain('two');
  expect((await run('serving', 'forget', 'two', '--yes')).out).toMatch(/^Snapshot two is forgotten in /);
  expect((await run('serving', 'published')).out).not.toContain('two');
  expect((await run('serving', 'prune')).out).toMatch(/^Would remove pieces of two\./);
  expect((await run('serving', 'prune', '--yes')).out).toMatch(/^Removed \d+ pieces that no published/);
  expect(await run('serving', 'forget', 'three', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm run data -- switch'),
  });
});

test('a failed command exits with code 1 and says that nothing was changed', async () => {
  expect(await run('serving', 'switch', 'nine')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/There is no snapshot nine in .*\. Published: none\.\nNothing was changed\.$/),
  });
  expect(await run('serving', 'pull')).toMatchObject({ code: 1, err: expect.stringContaining('Nothing is') });
  expect(await run('serving', 'publish')).toMatchObject({ code: 1, err: expect.stringContaining('import') });
});

test('one process publishes to a bucket, and two others pull concurrently', async () => {
  await makeSnapshot(filesOf('importing'), { id: 'one', street: 'Eerste' });
  expect(await runElsewhere('importing', 'publish')).toMatch(
    /one is live in s3:\/\/releases\/kavel[\s\S]*exit 0$/,
  );
  const pulled = await Promise.all(['first', 'second'].map(machine => runElsewhere(machine, 'pull')));
  for (const said of pulled) expect(said).toMatch(/one answers here: .*\nexit 0$/);
  expect(await filesOf('second').readPointer()).toEqual({ snapshot: 'one', previous: null });
});
