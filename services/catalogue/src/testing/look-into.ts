import type { Snapshot } from '../snapshot';
import { CatalogueStore } from '../store';

/** Queries the current catalogue in a folder. */
export async function lookInto<T>(dataFolder: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const store = new CatalogueStore(dataFolder);
  try {
    return await store.use(work);
  } finally {
    store.close();
  }
}
