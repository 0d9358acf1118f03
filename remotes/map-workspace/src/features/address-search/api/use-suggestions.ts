import { catalogueQueries } from '@kavel/api-client';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect, useState } from 'react';

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

/** Suggestions for what is typed; the former ones stay until the new ones are there, so that nothing flickers. */
export function useSuggestions(text: string) {
  const settled = useSettled(text.trim());
  const query = useQuery({
    ...catalogueQueries.suggestions(settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const upToDate = settled === text.trim() && !query.isPlaceholderData;
  return {
    suggestions: text.trim() === '' ? [] : (query.data ?? []),
    failed: query.isError,
    nothingFound: upToDate && query.data?.length === 0,
  };
}
