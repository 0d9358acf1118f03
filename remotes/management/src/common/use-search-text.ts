import { useDebounced } from '@kavel/query';

const debounceMs = 200;

/** What is searched for once typing pauses, so that not every letter is a call. */
export function useSearchText(typed: string): string {
  return useDebounced(typed, debounceMs).trim();
}
