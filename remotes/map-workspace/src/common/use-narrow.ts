import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 767px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether panels come as sheets from below, for want of width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}
