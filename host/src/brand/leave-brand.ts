const key = 'brand-left';

/** Navigates to a page without the brand; a separate object so that tests can replace it. */
export const brandExit = {
  /** The gateway ends the brand at Kavel's own entrance. */
  leave: () => location.replace('/'),
  reload: () => location.reload(),
};

/** Notifies other tabs that the brand has ended. Without storage they follow at their next page load. */
export function tellBrandLeft(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Calls `left` when another tab ends the brand; returns an unsubscribe function. */
export function onBrandLeft(left: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) left();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
