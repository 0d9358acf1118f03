import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDocument, type ReleaseStore, type StoreDocument, storeDocumentSchema } from '@kavel/deploy';
import { followDocument } from '@kavel/service-kit/published';

/** Current document of a store. When it is damaged, the last valid one stays. */
export interface StorePointer {
  document(): StoreDocument;
  close(): void;
}

type Complain = (problem: string) => void;

/** Checks the file at every request. */
export function folderPointer(folder: string, complain: Complain): StorePointer {
  const file = join(folder, 'registry.json');
  let stamp = '';
  let current = emptyDocument;
  return {
    document() {
      const stat = statSync(file, { throwIfNoEntry: false });
      const now = stat === undefined ? '' : `${stat.mtimeMs}-${stat.size}-${stat.ino}`;
      if (now === '' || now === stamp) return current;
      stamp = now;
      try {
        current = storeDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch (error) {
        complain(`${file} is not usable, the registry of before stays: ${String(error)}`);
      }
      return current;
    },
    close: () => undefined,
  };
}

/** Poll interval in milliseconds; a rollback must be visible within a second. */
const pollIntervalMs = 500;

/**
 * Polls the bucket, so that no page load waits for it. Logs a failure once until it is over. `bring` is awaited before
 * a changed document takes effect.
 */
export function bucketPointer(
  store: ReleaseStore,
  complain: Complain,
  bring: (document: StoreDocument) => Promise<void> = async () => undefined,
): StorePointer {
  const followed = followDocument(store.pointer, {
    everyMs: pollIntervalMs,
    bring,
    complain: problem => complain(`${store.place} is not usable, the registry of before stays: ${problem}`),
  });
  return {
    document: () => followed.current() ?? emptyDocument,
    close: () => void followed.close(),
  };
}
