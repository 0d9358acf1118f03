import type { AddressSuggestion } from '@kavel/contracts';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect, useState } from 'react';
import { catalogueQueries } from './queries/real-estate-data';

/** Long enough to skip letters typed in one go, short enough to seem immediate, in milliseconds. */
const pause = 120;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface AddressSuggestions {
  suggestions: readonly AddressSuggestion[];
  /** The suggestions are those of the text as it stands, not of an earlier one. */
  current: boolean;
  nothingFound: boolean;
  /** Why there are none, when the call failed. */
  error: Error | null;
}

/** Addresses for what is typed; the former ones stay until the new ones are there, so that nothing flickers. */
export function useAddressSuggestions(text: string): AddressSuggestions {
  const typed = text.trim();
  const asked = useSettled(typed);
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
