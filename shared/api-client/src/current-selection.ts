import { useSyncExternalStore } from 'react';

export interface Selection {
  read: () => string | null;
  remember: (id: string) => void;
  /** Clears the selection when it is the one that goes away. */
  forget: (id: string) => void;
  subscribe: (changed: () => void) => () => void;
}

/** One id, remembered in this browser: the same in every tab and after a reload. */
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

/** The portfolio the user works in: the one created or opened last. */
export const currentPortfolio = selectionAt('current-portfolio');

/** The valuation the user works in: the one created or opened last. */
export const currentValuation = selectionAt('current-valuation');

/** The selected id, followed. It may be of something that another user deleted: look it up before using it. */
export function useSelection({ subscribe, read }: Selection): string | null {
  return useSyncExternalStore(subscribe, read);
}
