const key = 'brand-left';

/** Leaves the page for one without the brand; apart for tests, since a page cannot be left there. */
export const brandExit = {
  /** Kavel's own entrance: the gateway ends the brand there. */
  leave: () => location.replace('/'),
  reload: () => location.reload(),
};

/** Tells the other tabs that the brand has ended. Without storage they follow at their next page. */
export function tellBrandLeft(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Calls `left` when another tab says that the brand has ended; gives back what stops listening. */
export function onBrandLeft(left: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) left();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
