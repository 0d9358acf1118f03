import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints';

/**
 * Whether the window is at least as wide as a breakpoint of the theme; for different markup, use styles for different
 * styling. `!useBreakpoint('md')` is a phone.
 */
export function useBreakpoint(from: keyof typeof breakpoints): boolean {
  const query = `(min-width: ${breakpoints[from]}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
