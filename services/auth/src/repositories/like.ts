/** An `ilike` pattern that finds the text anywhere, with its % and _ escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
