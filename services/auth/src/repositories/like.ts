/** A pattern for `ilike` that finds the text anywhere, its own % and _ taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
