import { catalogueQueries } from '@kavel/api-client';
import { keepPreviousData, useQuery } from '@kavel/query';
import { useEffect, useState } from 'react';

/** A pause this long between keystrokes sends the question. */
const pause = 120;
const shortestQuestion = 2;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Suggestions for what is typed. `current` is false while they are still those of an earlier text. */
export function useAddressSuggestions(text: string) {
  const question = useSettled(text.trim());
  const asked = question.length >= shortestQuestion;
  const { data, isError, isPlaceholderData } = useQuery({
    ...catalogueQueries.suggestions(question),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const current = asked && question === text.trim() && !isPlaceholderData && data !== undefined;
  return { suggestions: asked ? (data ?? []) : [], current, failed: isError };
}
