import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Somebody else is importing. */
export class ImportLockedError extends Error {}

/** Keeps two imports from building on the same snapshot. A lock of a process that is gone is taken over. */
export async function lockImports(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'import.lock');
  if (!(await tryLock(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
    if (holder === process.pid || isAlive(holder))
      throw new ImportLockedError(
        `Another import is running (process ${holder}); try again when it is done.`,
      );
    await rm(path, { force: true });
    if (!(await tryLock(path)))
      throw new ImportLockedError('Another import has just begun; try again when it is done.');
  }
  return () => rm(path, { force: true });
}

async function tryLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
