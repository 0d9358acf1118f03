import { useEffect, useRef } from 'react';

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** `/` goes to the search field; Escape closes what is on top. Both leave fields and dialogs alone. */
export function useShortcuts(shortcuts: { onSearch: () => void; onEscape: () => void }): void {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      if (event.key === 'Escape') newest.current.onEscape();
      else if (event.key === '/' && !isField(event.target)) {
        event.preventDefault();
        newest.current.onSearch();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
