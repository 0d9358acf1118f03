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

/** Names the open object, such as a portfolio, for the tab title; null or undefined while loading. */
export function useOpened(name: string | null | undefined): void {
  useEffect(() => {
    setOpened(name || null);
    return () => setOpened(null);
  }, [name]);
}

/** Name of the object that the current page has open; null without one. */
export function useOpenedName(): string | null {
  return useSyncExternalStore(subscribe, () => opened);
}
