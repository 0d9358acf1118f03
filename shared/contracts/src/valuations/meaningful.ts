/**
 * Number of letters and digits in a text; an immediately repeated character counts once, so that “xxxxx” counts as “x”.
 */
export function meaningfulCharacters(text: string): number {
  const characters = text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return characters.filter((character, at) => character !== characters[at - 1]).length;
}

/** Absolute deviation of a value from the model's, as a fraction of the model's; rounded to a billionth. */
export function deviationFrom(modelValue: number, value: number): number {
  return Math.round(Math.abs(value / modelValue - 1) * 1e9) / 1e9;
}
