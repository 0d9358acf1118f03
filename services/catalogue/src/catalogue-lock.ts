import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Somebody else is changing the catalogue. */
export class CatalogueLockedError extends Error {}

/** Locks of this process: one that has our id and is not among them is of a process before us, as in a container. */
const ours = new Set<string>();

/**
 * Keeps two imports from building on the same snapshot, and an import from what is pulled or published. A lock
 * of a process that is gone is taken over. Throws a CatalogueLockedError.
 */
export async function lockCatalogue(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'import.lock');
  const lock = `${process.pid} ${randomUUID()}`;
  if (!(await tryLock(path, lock))) {
    const holder = await readFile(path, 'utf8').catch(() => '0');
    if (isAlive(holder))
      throw new CatalogueLockedError(
        `Another import or pull is running (process ${Number.parseInt(holder, 10)}); try again when it is done.`,
      );
    await rm(path, { force: true });
    if (!(await tryLock(path, lock)))
      throw new CatalogueLockedError('Another import or pull has just begun; try again when it is done.');
  }
  ours.add(lock);
  return async () => {
    ours.delete(lock);
    await rm(path, { force: true });
  };
}

async function tryLock(path: string, lock: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(lock);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return ours.has(holder);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
