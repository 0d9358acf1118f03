import type { AddressSuggestion } from '@kavel/contracts';

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Resolves a typed text without selection: the only suggestion, or the one that equals the text. Null when ambiguous,
 * because a value for the wrong address is worse than a question.
 */
export function chooseSuggestion(
  text: string,
  suggestions: readonly AddressSuggestion[],
): AddressSuggestion | null {
  if (suggestions.length === 1) return suggestions[0] ?? null;
  return suggestions.find(suggestion => bare(suggestion.address) === bare(text)) ?? null;
}
