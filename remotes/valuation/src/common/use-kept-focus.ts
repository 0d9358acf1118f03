import { useEffect, useRef } from 'react';

/**
 * A ref for what takes the focus when the control that had it goes away as `shown` changes, so that Tab goes on from
 * there and not from the top of the page. A frame needs `tabIndex={-1}`.
 */
export function useKeptFocus<Frame extends HTMLElement>(shown: unknown) {
  const frame = useRef<Frame>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) frame.current?.focus();
  }, [shown]);
  return frame;
}
