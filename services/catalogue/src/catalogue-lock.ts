import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another import, pull or publication holds the lock. */
export class CatalogueLockedError extends Error {}

const busy = 5;

/**
 * Locks the catalogue against concurrent imports, pulls and publications, by SQLite's lock on an empty database in the
 * folder: the operating system frees it when its holder ends, also when it is killed. Throws a CatalogueLockedError.
 */
export function lockCatalogue(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new CatalogueLockedError('Another import or pull is running; try again when it is done.');
  }
  return () => lock.close();
}
