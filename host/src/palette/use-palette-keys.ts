import { useEffect } from 'react';
import { type Door, openDoor } from './door';

/** Where a plain key is the user's text, or moves the map. */
const takesKeys = 'input, textarea, select, [contenteditable], [role=application]';

function doorOf(event: KeyboardEvent): Door {
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k')
    return 'palette';
  const inUse = event.target instanceof Element && event.target.closest(takesKeys) !== null;
  return event.key === '?' && !inUse ? 'shortcuts' : null;
}

/** Ctrl/⌘ K asks for the palette, `?` for the list of keys; neither while a dialog is open. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const door = doorOf(event);
      if (!door || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openDoor(door);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
