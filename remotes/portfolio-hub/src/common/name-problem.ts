/** Maximum length of the contract. */
export const longestName = 120;

/** Text key of a problem with a name; null when valid. */
export function nameProblem(name: string): 'name.required' | 'name.tooLong' | null {
  const length = name.trim().length;
  if (length === 0) return 'name.required';
  return length > longestName ? 'name.tooLong' : null;
}
