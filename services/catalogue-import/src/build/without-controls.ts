const controlCharacters = /\p{Cc}+/gu;

/** A text without control characters: registers never intend them, and PostgreSQL cannot store all of them. */
export function withoutControls(text: string): string {
  return text.replace(controlCharacters, ' ').trim();
}
