import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketStore, emptyDocument, type StoreDocument, storeDocumentSchema } from '@kavel/deploy';

/** What is served from a store, as of now. What is broken by hand changes nothing: the last good one stays. */
export interface StorePointer {
  document(): StoreDocument;
  close(): void;
}

type Complain = (problem: string) => void;

/** Looks at the file at every request. */
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

/** Below the second in which a rollback has to be seen. */
const lookEveryMs = 500;

/**
 * Asks the bucket all the time, so that no page load waits for it. Logs a failure once until it is over.
 * `bring` is waited for before a changed document counts.
 */
export function bucketPointer(
  store: BucketStore,
  complain: Complain,
  bring: (document: StoreDocument) => Promise<void> = async () => undefined,
): StorePointer {
  let current = emptyDocument;
  let tag: string | null = null;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const look = async () => {
    try {
      const revision = await store.readIfOther(tag);
      if (revision) {
        await bring(revision.document);
        current = revision.document;
        tag = revision.tag;
      }
      failing = false;
    } catch (error) {
      if (!failing) complain(`${store.place} is not usable, the registry of before stays: ${String(error)}`);
      failing = true;
    }
    if (!closed) timer = setTimeout(look, lookEveryMs).unref();
  };
  void look();

  return {
    document: () => current,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
