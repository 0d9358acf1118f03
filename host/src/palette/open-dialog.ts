import { useSyncExternalStore } from 'react';

/** The open dialog: the palette, or the list of keyboard shortcuts. */
export type OverPageDialog = 'palette' | 'shortcuts' | null;

let current: OverPageDialog = null;
const listeners = new Set<() => void>();

/** Opens a dialog; null closes it. */
export function openDialog(dialog: OverPageDialog): void {
  current = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenDialog(): OverPageDialog {
  return useSyncExternalStore(subscribe, () => current);
}
