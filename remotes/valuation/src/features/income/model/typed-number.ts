/** A number as it is typed, with a decimal comma or point; null when empty, NaN when it is none. */
export function typedNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return bare === '' ? null : Number(bare);
}

/** Whether it was left open or is between bounds. */
export function fits(value: number | null, from: number, to: number): boolean {
  return value === null || (value >= from && value <= to);
}
