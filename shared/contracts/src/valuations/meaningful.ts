/** Letters and digits of a text; one that is repeated on the spot counts once, so that “xxxxx” says as little as “x”. */
export function meaningfulCharacters(text: string): number {
  const characters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return characters.filter((character, at) => character !== characters[at - 1]).length;
}

/** Distance of a value from the model's, as a fraction of the model's; without sign, in steps of a billionth. */
export function deviationFrom(modelValue: number, value: number): number {
  return Math.round(Math.abs(value / modelValue - 1) * 1e9) / 1e9;
}
