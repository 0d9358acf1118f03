import { useSyncExternalStore } from 'react';

/**
 * The count while a slider moves. It stands apart from the state of the page, so that only the count is drawn anew
 * within the frame of the movement.
 */
export interface LiveCount {
  /** Null: the count is that of the filter. */
  set: (count: number | null) => void;
  get: () => number | null;
  subscribe: (changed: () => void) => () => void;
}

export function createLiveCount(): LiveCount {
  const listeners = new Set<() => void>();
  let count: number | null = null;
  return {
    set: next => {
      if (next === count) return;
      count = next;
      for (const changed of listeners) changed();
    },
    get: () => count,
    subscribe: changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export function useLiveCount({ subscribe, get }: LiveCount): number | null {
  return useSyncExternalStore(subscribe, get);
}
