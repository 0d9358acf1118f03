import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Contents with several places on a page, of which one is rendered at a time: they keep their state when they go to
 * another one, and while they have none.
 */
export function useMovable(contents: ReactNode) {
  const [host] = useState(() => document.createElement('div'));
  const [wasPlaced, setWasPlaced] = useState(false);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      element.append(host);
      setWasPlaced(true);
    },
    [host],
  );
  return {
    /** To be rendered at any depth, always. */
    portal: wasPlaced ? createPortal(contents, host) : null,
    /** A place for the contents. */
    place: <div ref={place} />,
  };
}
