import { useEffect, useSyncExternalStore } from 'react';

let opened: string | null = null;
const listeners = new Set<() => void>();

function setOpened(name: string | null): void {
  opened = name;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Names what a page has open, such as a portfolio, for the title of its tab; nothing while it is not known. */
export function useOpened(name: string | null | undefined): void {
  useEffect(() => {
    setOpened(name || null);
    return () => setOpened(null);
  }, [name]);
}

/** What the page in view has open, as it named it. */
export function useOpenedName(): string | null {
  return useSyncExternalStore(subscribe, () => opened);
}
