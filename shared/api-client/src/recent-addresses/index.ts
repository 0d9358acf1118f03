import { session } from '@kavel/auth';
import { useMemo, useSyncExternalStore } from 'react';
import { formatRecent, parseRecent, type RecentAddress, withAddress } from './address-list';

export type { RecentAddress } from './address-list';

const name = 'recent-addresses';
const listeners = new Set<() => void>();

function tell(): void {
  for (const changed of listeners) changed();
}

const ownKey = (): string => {
  const userId = session.state().user?.userId;
  return userId ? `${name}:${userId}` : name;
};

/** The list of this user; until there is one, that of visitors of this browser. */
const read = (): string | null => localStorage.getItem(ownKey()) ?? localStorage.getItem(name);

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

/** Remembers for this user, in this browser, which addresses were looked at. */
export function rememberAddress(added: RecentAddress): void {
  const recent = parseRecent(read());
  if (recent[0]?.objectId === added.objectId) return;
  localStorage.setItem(ownKey(), formatRecent(withAddress(recent, added)));
  tell();
}

/** Addresses that this user looked at in this browser, last first. */
export function useRecentAddresses(): readonly RecentAddress[] {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => parseRecent(text), [text]);
}
