import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another import, pull or publication holds the lock. */
export class CatalogueLockedError extends Error {}

/**
 * Locks of this process. A lock with our process id that is not among them belongs to an earlier process, as in a
 * container.
 */
const ours = new Set<string>();

/**
 * Locks the catalogue against concurrent imports, pulls and publications. A lock of a process that has ended is taken
 * over. Throws a CatalogueLockedError.
 */
export async function lockCatalogue(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'import.lock');
  const lock = `${process.pid} ${randomUUID()}`;
  ours.add(lock);
  try {
    if (!(await tryLock(path, lock))) await takeOver(path, lock);
  } catch (error) {
    ours.delete(lock);
    throw error;
  }
  return async () => {
    ours.delete(lock);
    await rm(path, { force: true });
  };
}

/** The lock file is created with its content by a hard link, so that it always names its holder. */
async function tryLock(path: string, lock: string): Promise<boolean> {
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, lock);
  try {
    await link(written, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(written);
  }
}

/** Replaces a lock whose holder has ended. Of several attempts, the first to rename it succeeds. */
async function takeOver(path: string, lock: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => '0');
  if (isAlive(holder)) {
    throw new CatalogueLockedError(
      `Another import or pull is running (process ${Number.parseInt(holder, 10)}); try again when it is done.`,
    );
  }
  const left = `${path}.${randomUUID()}`;
  await rename(path, left).catch(() => undefined);
  const moved = await readFile(left, 'utf8').catch(() => holder);
  if (moved !== holder) await link(left, path).catch(() => undefined);
  await rm(left, { force: true });
  if (moved !== holder || !(await tryLock(path, lock))) {
    throw new CatalogueLockedError('Another import or pull has just begun; try again when it is done.');
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
