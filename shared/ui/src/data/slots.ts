/** A rendered row, and the number of its element. */
export interface Slot {
  slot: number;
  key: string;
}

/**
 * Assigns elements to rows. A row keeps its element; a new row reuses that of a removed row when no element has to be
 * moved, because updating text is much cheaper than creating elements.
 */
export function slotsOf(keys: readonly string[], before: readonly Slot[]): readonly Slot[] {
  const staying = new Set(keys);
  const placeOf = new Map(before.map(({ key }, place) => [key, place]));
  let unused = 1 + before.reduce((highest, { slot }) => Math.max(highest, slot), -1);
  let passed = 0;
  return keys.map(key => {
    const place = placeOf.get(key);
    if (place !== undefined) passed = Math.max(passed, place + 1);
    const own = place === undefined ? undefined : before[place];
    if (own) return own;
    const left = before[passed];
    if (left && !staying.has(left.key)) {
      passed += 1;
      return { slot: left.slot, key };
    }
    unused += 1;
    return { slot: unused - 1, key };
  });
}
