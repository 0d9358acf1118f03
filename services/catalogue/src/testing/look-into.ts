import type { Snapshot } from '../snapshot';
import { CatalogueStore } from '../store';

/** Asks the catalogue in a folder as it is now. */
export async function lookInto<T>(dataFolder: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const store = new CatalogueStore(dataFolder);
  try {
    return await store.use(work);
  } finally {
    store.close();
  }
}
