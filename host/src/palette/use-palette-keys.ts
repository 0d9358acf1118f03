import { useEffect } from 'react';
import { type OverPageDialog, openDialog } from './open-dialog';

/** Elements in which a plain key is text input or moves the map. */
const takesKeys = 'input, textarea, select, [contenteditable], [role=application]';

function dialogOf(event: KeyboardEvent): OverPageDialog {
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k')
    return 'palette';
  const inUse = event.target instanceof Element && event.target.closest(takesKeys) !== null;
  return event.key === '?' && !inUse ? 'shortcuts' : null;
}

/** Ctrl/⌘ K opens the palette, `?` the shortcut list; neither while a dialog is open. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = dialogOf(event);
      if (!dialog || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openDialog(dialog);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
