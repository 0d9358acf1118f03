import { StoreError } from '@kavel/service-kit/published';
import type { PublishedDocument } from './documents';
import { DamagedListError, type SnapshotStore } from './snapshot-store';

/**
 * Takes a snapshot out of the pointer whose file list is missing or damaged and which no machine can publish again:
 * without its list no old snapshot can be removed. Its pieces are not known; the next removal looks for them. Throws a
 * StoreError for the live snapshot, an unknown one, and one with an intact list, which pruning removes with its pieces.
 */
export async function forgetSnapshot(store: SnapshotStore, id: string): Promise<void> {
  const first = await store.pointer.read();
  refuseOthers(store, first.document, id);
  await refuseIntact(store, first.document, id);
  await store.pointer.change(first, document => {
    refuseOthers(store, document, id);
    return without(document, id);
  });
}

function refuseOthers(
  store: SnapshotStore,
  { live, snapshots, removal }: PublishedDocument,
  id: string,
): void {
  if (live === id)
    throw new StoreError(
      `Snapshot ${id} is live in ${store.place}. First make another one live: npm run data -- switch <snapshot>`,
    );
  if (Object.hasOwn(snapshots, id) || isBeingRemoved(removal, id)) return;
  const known = Object.keys(snapshots).toSorted().join(', ') || 'none';
  throw new StoreError(`There is no snapshot ${id} in ${store.place}. Published: ${known}.`);
}

async function refuseIntact(store: SnapshotStore, document: PublishedDocument, id: string): Promise<void> {
  try {
    await store.fileList(document, id);
  } catch (error) {
    if (error instanceof DamagedListError) return;
    throw error;
  }
  throw new StoreError(
    `The list of files of ${id} in ${store.place} is intact: npm run data -- prune removes it with its pieces.`,
  );
}

function without(
  { snapshots, removal, forgotten = [], ...document }: PublishedDocument,
  id: string,
): PublishedDocument {
  const kept = Object.entries(snapshots).filter(([other]) => other !== id);
  const next = { ...document, snapshots: Object.fromEntries(kept), forgotten: [...forgotten, id] };
  if (!removal) return next;
  const lists = Object.entries(removal.lists).filter(([other]) => other !== id || removal.done);
  return { ...next, removal: { ...removal, lists: Object.fromEntries(lists) } };
}

/** An interrupted removal needs the lists of what it removes. */
function isBeingRemoved(removal: PublishedDocument['removal'], id: string): boolean {
  return removal !== undefined && !removal.done && Object.hasOwn(removal.lists, id);
}
