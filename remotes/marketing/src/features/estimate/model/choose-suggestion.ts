import type { AddressSuggestion } from '@kavel/contracts';

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The address that a typed text means without picking: the only suggestion, or the one written out in full.
 * Null when the text could mean several: a value for the wrong house is worse than a question.
 */
export function chooseSuggestion(
  text: string,
  suggestions: readonly AddressSuggestion[],
): AddressSuggestion | null {
  if (suggestions.length === 1) return suggestions[0] ?? null;
  return suggestions.find(suggestion => bare(suggestion.address) === bare(text)) ?? null;
}
