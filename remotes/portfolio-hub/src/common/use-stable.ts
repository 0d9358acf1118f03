import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, doing what the latest one does: for handlers of memoised parts. */
export function useStable<Given extends unknown[], Answer>(
  handler: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
