import { useSyncExternalStore } from 'react';

export interface RecentAddress {
  objectId: string;
  address: string;
}

const storageKey = 'recent-addresses';
const limit = 5;
const listeners = new Set<() => void>();
let current: readonly RecentAddress[] | null = null;

/** The list with an address moved or put at its head. */
export function withAddress(list: readonly RecentAddress[], added: RecentAddress): readonly RecentAddress[] {
  return [added, ...list.filter(other => other.objectId !== added.objectId)].slice(0, limit);
}

/** Reads the stored list; what is damaged is left out. */
export function parseRecent(text: string | null): readonly RecentAddress[] {
  if (!text) return [];
  return text
    .split('\n')
    .map(line => ({ objectId: line.slice(0, 16), address: line.slice(17) }))
    .filter(({ objectId, address }) => /^\d{16}$/.test(objectId) && address !== '');
}

export function formatRecent(list: readonly RecentAddress[]): string {
  return list.map(({ objectId, address }) => `${objectId} ${address}`).join('\n');
}

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
