import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lockCatalogue } from './catalogue-lock';
import { temporaryFolder } from './testing';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('one holder at a time, also within one process', () => {
  const unlock = lockCatalogue(folder.path);
  expect(() => lockCatalogue(folder.path)).toThrow('Another import or pull is running');
  unlock();
  lockCatalogue(folder.path)();
});

test('another process keeps the lock until it ends, also when it is killed', async () => {
  const holder = spawn(process.execPath, ['-e', holdLock, join(folder.path, 'lock.sqlite')]);
  await once(holder.stdout, 'data');
  expect(() => lockCatalogue(folder.path)).toThrow('Another import or pull is running');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockCatalogue(folder.path)();
});

test('a folder that cannot be written is no lock of somebody else', () => {
  expect(() => lockCatalogue(join(folder.path, 'missing'))).toThrow('unable to open');
});

const holdLock = `
  const lock = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  lock.exec('BEGIN EXCLUSIVE');
  setInterval(() => lock, 1_000);
  console.log('locked');
`;
