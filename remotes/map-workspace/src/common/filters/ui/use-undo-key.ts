import { useEffect, useRef } from 'react';

/** Fields have an undo of their own. */
const ownUndo = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Ctrl+Z, or Cmd+Z, takes back the last change of the filter. */
export function useUndoKey(undo: (() => void) | null): void {
  const newest = useRef(undo);
  useEffect(() => {
    newest.current = undo;
  }, [undo]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!asked || event.defaultPrevented || !newest.current) return;
      if (event.target instanceof HTMLElement && event.target.matches(ownUndo)) return;
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
