import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest version: for handlers of memoised components. */
export function useStable<Given extends unknown[], Answer>(
  handler: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
