import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockCatalogue } from './catalogue-lock';
import { temporaryFolder } from './testing';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const lockFile = () => join(folder.path, 'import.lock');

test('only one holder at a time, also within one process', async () => {
  const unlock = await lockCatalogue(folder.path);
  await expect(lockCatalogue(folder.path)).rejects.toThrow(`is running (process ${process.pid})`);
  await unlock();
  await (await lockCatalogue(folder.path))();
});

test.each([
  ['nobody', undefined],
  ['a process that is gone', '999999999'],
])('of many concurrent attempts where the lock is of %s, one succeeds', async (_, left) => {
  if (left !== undefined) await writeFile(lockFile(), left);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockCatalogue(folder.path)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder.path)).toEqual(['import.lock']);
});

test.each([
  ['a process that is gone', '999999999'],
  ['a process before us that had our number, as in a container', `${process.pid} before`],
])('a lock of %s is taken over', async (_, left) => {
  await writeFile(lockFile(), left);
  const unlock = await lockCatalogue(folder.path);
  expect(await readFile(lockFile(), 'utf8')).not.toBe(left);
  await unlock();
});

test('a lock of another running process is respected', async () => {
  await writeFile(lockFile(), String(process.ppid));
  await expect(lockCatalogue(folder.path)).rejects.toThrow(`process ${process.ppid}`);
});
