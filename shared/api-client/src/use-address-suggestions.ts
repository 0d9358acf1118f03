import type { AddressSuggestion } from '@kavel/contracts';
import { keepPreviousData, useDebounced, useQuery } from '@kavel/query';
import { catalogueQueries } from './queries/real-estate-data';

/** Long enough to skip letters typed in one go, short enough to seem immediate, in milliseconds. */
const debounceMs = 120;

export interface AddressSuggestions {
  suggestions: readonly AddressSuggestion[];
  /** The suggestions are for the current text, not for an earlier one. */
  current: boolean;
  nothingFound: boolean;
  /** Why there are none, when the call failed. */
  error: Error | null;
}

/** Addresses for what is typed; the former ones stay until the new ones are there, so that nothing flickers. */
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
