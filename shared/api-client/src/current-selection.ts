import { useSyncExternalStore } from 'react';

export interface Selection {
  read: () => string | null;
  remember: (id: string) => void;
  /** Clears the selection if it has this id. */
  forget: (id: string) => void;
  subscribe: (changed: () => void) => () => void;
}

/** A selected id, stored in this browser: shared by all tabs and kept across reloads. */
function selectionAt(storageKey: string): Selection {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => localStorage.getItem(storageKey);
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) tell();
  };
  return {
    read,
    remember(id) {
      localStorage.setItem(storageKey, id);
      tell();
    },
    forget(id) {
      if (read() !== id) return;
      localStorage.removeItem(storageKey);
      tell();
    },
    subscribe(changed) {
      if (listeners.size === 0) addEventListener('storage', onOtherTab);
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) removeEventListener('storage', onOtherTab);
      };
    },
  };
}

/** The current portfolio: the one created or opened last. */
export const currentPortfolio = selectionAt('current-portfolio');

/** The current valuation: the one created or opened last. */
export const currentValuation = selectionAt('current-valuation');

/** Subscribes to the selected id. The object may have been deleted by another user: look it up before use. */
export function useSelection({ subscribe, read }: Selection): string | null {
  return useSyncExternalStore(subscribe, read);
}
