import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockCatalogue } from './catalogue-lock';
import { temporaryFolder } from './testing';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const lockFile = () => join(folder.path, 'import.lock');

test('one at a time, also in one process', async () => {
  const unlock = await lockCatalogue(folder.path);
  await expect(lockCatalogue(folder.path)).rejects.toThrow(`is running (process ${process.pid})`);
  await unlock();
  await (await lockCatalogue(folder.path))();
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

test('a lock of another process that lives is respected', async () => {
  await writeFile(lockFile(), String(process.ppid));
  await expect(lockCatalogue(folder.path)).rejects.toThrow(`process ${process.ppid}`);
});
