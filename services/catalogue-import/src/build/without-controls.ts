const controlCharacters = /\p{Cc}+/gu;

/** A text without control characters: no register means one, and PostgreSQL does not keep some of them. */
export function withoutControls(text: string): string {
  return text.replace(controlCharacters, ' ').trim();
}
