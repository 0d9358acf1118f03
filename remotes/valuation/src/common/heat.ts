/** Position of each value between the lowest (0) and the highest (1); all 0.5 when the values are equal, 0 without one. */
export function heat(values: readonly (readonly (number | null)[])[]): number[][] {
  const all = values.flat().filter(value => value !== null);
  const lowest = Math.min(...all);
  const span = Math.max(...all) - lowest;
  return values.map(row => row.map(value => (value === null ? 0 : span > 0 ? (value - lowest) / span : 0.5)));
}

/** Index of the value nearest to the target; -1 for an empty list. */
export function nearest(values: readonly number[], target: number): number {
  return values.reduce(
    (best, value, index) =>
      best < 0 || Math.abs(value - target) < Math.abs((values[best] ?? 0) - target) ? index : best,
    -1,
  );
}
