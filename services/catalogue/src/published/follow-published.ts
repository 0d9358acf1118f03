import { followDocument } from '@kavel/service-kit/published';
import type { SnapshotFiles } from '../snapshot-files';
import { pullSnapshot } from './pull-snapshot';
import type { SnapshotStore } from './snapshot-store';

/** A switch is seen within this time and a quarter of it. */
const lookEveryMs = 10_000;
const slowestMs = 300_000;

export interface FollowedStore {
  /** What is live in the store, as far as is known; null: nothing, or not known yet. */
  live(): string | null;
  /** For good. What was pulled in part is kept for the next start. */
  close(): Promise<void>;
}

/**
 * Keeps the data folder on the live snapshot of a store: pulls it now and whenever the pointer of the store moves.
 * Where that fails it is told once, tried again, and the snapshot of before goes on.
 */
export function followPublished(
  store: SnapshotStore,
  files: SnapshotFiles,
  complain: (problem: string) => void,
  everyMs = lookEveryMs,
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
