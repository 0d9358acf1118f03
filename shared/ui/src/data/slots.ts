/** A row that is drawn, and the number of the element that shows it. */
export interface Slot {
  slot: number;
  key: string;
}

/**
 * Elements for these rows. A row that was there keeps its own; one that comes takes that of a row that left, where
 * none has to be moved for it: to fill in other texts costs a fraction of what new elements do.
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
