import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSocketFolder } from './socket-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function left(name: string, claim: string | null): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (claim !== null) writeFileSync(join(path, 'in-use-by'), claim);
  writeFileSync(join(path, '.s.PGSQL.5432.lock'), '');
  return path;
}

test('a folder is removed when its process was killed, and stays while it lives', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const living = makeSocketFolder(undefined, folder);
  const killed = left('kavel-socket-killed', `${pid} 1`);
  const reused = left('kavel-socket-reused', `${process.pid} 1`);
  const unclaimed = left('kavel-socket-new', null);
  const beingClaimed = left('kavel-socket-newer', '');
  const foreign = left('somebody-else', `${pid} 1`);
  const next = makeSocketFolder(undefined, folder);
  if (!living || !next) throw new Error('There are no sockets in files here');
  expect([killed, reused].filter(existsSync)).toEqual([]);
  const kept = [living.path, next.path, unclaimed, beingClaimed, foreign];
  expect(kept.filter(existsSync)).toEqual(kept);
  next.remove();
  expect(existsSync(next.path)).toBe(false);
});
