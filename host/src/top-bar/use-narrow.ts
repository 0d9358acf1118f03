import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 767px)');

function subscribe(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is no room for the navigation beside the logo. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
