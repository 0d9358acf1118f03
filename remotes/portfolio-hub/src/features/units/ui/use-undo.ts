import { useCallback, useEffect, useRef } from 'react';
import { toastWithUndo } from '../../../common/toast';

/** Maximum number of undo steps. */
const deepest = 30;

function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Reports a change with undo: by the toast's button, or Ctrl/⌘ Z outside text fields. */
export type OfferUndo = (title: string, how: string, undo: () => void) => void;

export function useUndo(): OfferUndo {
  const steps = useRef<(() => void)[]>([]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!asked || event.defaultPrevented || isInTextField(event.target)) return;
      const last = steps.current.pop();
      if (!last) return;
      event.preventDefault();
      last();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return useCallback((title, how, undo) => {
    // Undoes a step once, however it is triggered.
    const once = () => {
      const { current } = steps;
      if (current.includes(once)) current.splice(current.indexOf(once), 1);
      undo();
    };
    steps.current = [...steps.current, once].slice(-deepest);
    toastWithUndo(title, how, once);
  }, []);
}
