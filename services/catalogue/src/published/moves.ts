import { StoreError, versionsBefore } from '@kavel/service-kit/published';
import type { PublishedDocument } from './documents';
import type { SnapshotStore } from './snapshot-store';

/** Who does it, and when. */
export interface Occasion {
  at: Date;
  by: string;
}

/** Makes a published snapshot live; null when it already was. Throws a StoreError for an unknown snapshot. */
export async function switchSnapshot(
  store: SnapshotStore,
  id: string,
  occasion: Occasion,
): Promise<{ from: string | null } | null> {
  const first = await store.pointer.read();
  const { live, snapshots } = first.document;
  if (!Object.hasOwn(snapshots, id)) {
    const known = Object.keys(snapshots).toSorted().join(', ') || 'none';
    throw new StoreError(`There is no snapshot ${id} in ${store.place}. Published: ${known}.`);
  }
  if (live === id) return null;
  await makeLive(store, id, 'switch', occasion);
  return { from: live };
}

/** Makes the previously live snapshot live again; two rollbacks in a row go two back. */
export async function rollBackSnapshot(
  store: SnapshotStore,
  occasion: Occasion,
): Promise<{ from: string; to: string }> {
  const { document } = await store.pointer.read();
  const to = rollbackTarget(document);
  if (document.live === null || to === undefined)
    throw new StoreError(`There is no snapshot to go back to in ${store.place}.`);
  await makeLive(store, to, 'rollback', occasion);
  return { from: document.live, to };
}

/** The snapshot that a rollback makes live; undefined without one. */
export function rollbackTarget({ history, snapshots, live }: PublishedDocument): string | undefined {
  return versionsBefore(history).find(id => id !== live && Object.hasOwn(snapshots, id));
}

/** Validates the file list first, so that nobody follows a damaged one. A concurrent change of the pointer wins. */
async function makeLive(
  store: SnapshotStore,
  id: string,
  action: 'switch' | 'rollback',
  { at, by }: Occasion,
): Promise<void> {
  const first = await store.pointer.read();
  await store.fileList(first.document, id);
  await store.pointer.change(first, document => {
    refuseOvertaken(first.document, document);
    if (!Object.hasOwn(document.snapshots, id))
      throw new StoreError(`Snapshot ${id} was just removed from ${store.place}. Nothing was changed.`);
    const move = { action, version: id, at: at.toISOString(), by };
    return { ...document, live: id, history: [...document.history, move] };
  });
}

function refuseOvertaken(before: PublishedDocument, now: PublishedDocument): void {
  const last = now.history.at(-1);
  if (now.history.length === before.history.length || last === undefined) return;
  throw new StoreError(
    `Somebody else was first: ${last.by} did ${last.action} ${last.version} at ${last.at}. Nothing of yours was done.`,
  );
}
