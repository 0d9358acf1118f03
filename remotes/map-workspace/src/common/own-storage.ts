import { session } from '@kavel/auth';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  for (const changed of listeners) changed();
}

/** What this browser keeps for each user under a name. Visitors, and users of earlier versions, share one entry. */
export function ownKey(name: string): string {
  const userId = session.state().user?.userId;
  return userId ? `${name}:${userId}` : name;
}

/** The text of this user; until there is one, the shared text. */
export function readOwn(name: string): string | null {
  return localStorage.getItem(ownKey(name)) ?? localStorage.getItem(name);
}

export function writeOwn(name: string, text: string): void {
  writeStored(ownKey(name), text);
}

/** Writes a text that `useStored` shows, in this tab and in the others. */
export function writeStored(key: string, text: string): void {
  localStorage.setItem(key, text);
  tell();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

/** A stored text, which follows changes of other tabs. `read` must return the same for the same text. */
export function useStored(read: () => string | null): string | null {
  return useSyncExternalStore(subscribe, read);
}
