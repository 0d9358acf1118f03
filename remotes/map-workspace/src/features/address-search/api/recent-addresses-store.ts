import { useSyncExternalStore } from 'react';
import { formatRecent, parseRecent, type RecentAddress, withAddress } from '../model/recent-addresses';

const storageKey = 'recent-addresses';
const listeners = new Set<() => void>();
let current: readonly RecentAddress[] | null = null;

function read(): readonly RecentAddress[] {
  current ??= parseRecent(localStorage.getItem(storageKey));
  return current;
}

/** Remembers on this device which addresses were looked at. */
export function rememberAddress(added: RecentAddress): void {
  if (read()[0]?.objectId === added.objectId) return;
  current = withAddress(read(), added);
  localStorage.setItem(storageKey, formatRecent(current));
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useRecentAddresses(): readonly RecentAddress[] {
  return useSyncExternalStore(subscribe, read);
}
