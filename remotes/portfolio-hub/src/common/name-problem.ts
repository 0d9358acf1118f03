/** As long as the contract allows. */
export const longestName = 120;

/** Which text tells what is wrong with a name, if anything. */
export function nameProblem(name: string): 'name.required' | 'name.tooLong' | null {
  const length = name.trim().length;
  if (length === 0) return 'name.required';
  return length > longestName ? 'name.tooLong' : null;
}
