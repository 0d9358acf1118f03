/** A share of the total: number of units and value with this key. */
export interface Share {
  key: string;
  units: number;
  /** Euro; units without a value count as units only. */
  value: number;
}

/** Units and value by key, in the given order; other keys follow by descending value. */
export function mixBy<Line extends { value: number | null }>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  order: readonly string[] = [],
): Share[] {
  const shares = new Map<string, Share>();
  for (const line of lines) {
    const key = keyOf(line);
    const share = shares.get(key) ?? { key, units: 0, value: 0 };
    shares.set(key, { key, units: share.units + 1, value: share.value + (line.value ?? 0) });
  }
  const rank = new Map(order.map((key, index) => [key, index]));
  const rankOf = (share: Share) => rank.get(share.key) ?? order.length;
  return [...shares.values()].sort((a, b) => rankOf(a) - rankOf(b) || b.value - a.value);
}
