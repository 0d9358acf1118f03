import type { AddressSuggestion } from '@kavel/contracts';
import { keepPreviousData, useDebounced, useQuery } from '@kavel/query';
import { catalogueQueries } from './queries/real-estate-data';

/** Debounce time in milliseconds: skips keystrokes in quick typing, and still feels immediate. */
const debounceMs = 120;

export interface AddressSuggestions {
  suggestions: readonly AddressSuggestion[];
  /** True when the suggestions belong to the current text, not to an earlier one. */
  current: boolean;
  nothingFound: boolean;
  /** The error of a failed call, else null. */
  error: Error | null;
}

/** Address suggestions for a text; the previous ones stay until the new ones arrive, to avoid flicker. */
export function useAddressSuggestions(text: string): AddressSuggestions {
  const typed = text.trim();
  const asked = useDebounced(typed, debounceMs);
  const { data, error, isPlaceholderData } = useQuery({
    ...catalogueQueries.suggestions(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const current = typed !== '' && asked === typed && !isPlaceholderData && data !== undefined;
  return {
    suggestions: typed === '' || error ? [] : (data ?? []),
    current,
    nothingFound: current && data.length === 0,
    error,
  };
}
