/** Text of at most so many UTF-16 units, not cut within an emoji: services refuse half of one. */
export function shortened(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}
