import { followDocument } from '@kavel/service-kit/published';
import type { SnapshotFiles } from '../snapshot-files';
import { pullSnapshot } from './pull-snapshot';
import type { SnapshotStore } from './snapshot-store';

/** Poll interval in milliseconds, spread by a quarter. */
const pollIntervalMs = 10_000;
const slowestMs = 300_000;

export interface FollowedStore {
  /** Live snapshot of the store, as far as known; null: none, or not known yet. */
  live(): string | null;
  /** Stops following. A partial pull is kept for the next start. */
  close(): Promise<void>;
}

/**
 * Keeps the data folder on the live snapshot of a store: pulls it now and whenever the store's pointer changes. A
 * failure is reported once and retried; the previous snapshot keeps serving.
 */
export function followPublished(
  store: SnapshotStore,
  files: SnapshotFiles,
  complain: (problem: string) => void,
  everyMs = pollIntervalMs,
): FollowedStore {
  const ending = new AbortController();
  let live: string | null = null;
  const followed = followDocument(store.pointer, {
    everyMs,
    spread: 0.5,
    slowestMs: Math.max(everyMs, slowestMs),
    async bring(document) {
      live = document.live;
      if (live !== null) await pullSnapshot(store, files, document, { signal: ending.signal });
    },
    complain: problem =>
      complain(
        `The catalogue in ${store.place} cannot be pulled, the snapshot of before goes on: ${problem}`,
      ),
  });
  return {
    live: () => live,
    close() {
      ending.abort();
      return followed.close();
    },
  };
}
