import { useDebounced } from '@kavel/query';

const debounceMs = 200;

/** Debounced search text, so that not every keystroke is a request. */
export function useSearchText(typed: string): string {
  return useDebounced(typed, debounceMs).trim();
}
