/**
 * Edit distance (insert, delete, replace, swap neighbours) between two texts, or more than the limit as soon as that is
 * certain. With `open`, characters of `longer` beyond the end of `typed` are free, because the user is still typing.
 */
export function editDistance(typed: string, longer: string, limit: number, open = false): number {
  if (!open && Math.abs(typed.length - longer.length) > limit) return limit + 1;
  const width = open ? Math.min(longer.length, typed.length + limit) : longer.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === longer[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === longer[column - 2] &&
        typed[row - 2] === longer[column - 1]
      ) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return open ? Math.min(...last) : (last[width] ?? limit + 1);
}

/** Number of tolerated typos in a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
