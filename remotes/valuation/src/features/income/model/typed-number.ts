/** Parses a number with a decimal comma or point; null when empty, NaN when invalid. */
export function typedNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return bare === '' ? null : Number(bare);
}

/** Whether a value is empty or within the bounds (inclusive). */
export function fits(value: number | null, from: number, to: number): boolean {
  return value === null || (value >= from && value <= to);
}

/** Like `typedNumber`, for amounts and areas: one separator before each group of three digits is a thousands separator. */
export function typedAmount(text: string): number | null {
  const bare = text.trim();
  return /^\d{1,3}([.,\s])\d{3}(\1\d{3})*$/.test(bare) ? Number(bare.replace(/\D/g, '')) : typedNumber(bare);
}
