/** A difference with its sign: `+12`, `−€ 40`, `0`. */
export function signed(difference: number, format: (size: number) => string): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${format(Math.abs(difference))}`;
}
