/** Number of points that Page Up and Page Down skip. */
const page = 10;

/**
 * The point that a key moves to; null for other keys. In a grid of points, `across` is their number in a row: then the
 * arrows up and down stay in their column.
 */
export function walkedTo(key: string, from: number | null, count: number, across = 1): number | null {
  if (count === 0) return null;
  const at = from ?? -1;
  const vertical = (to: number) => (across === 1 || (to >= 0 && to < count) ? to : at);
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: from === null ? 0 : vertical(at + across),
    ArrowLeft: at - 1,
    ArrowUp: vertical(at - across),
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}

export interface Place {
  x: number;
  y: number;
}

/** How the pointer selects a point: by nearest column, nearest row, or distance. */
export type Nearness = 'x' | 'y' | 'both';

/** Index of the position nearest to the pointer; null without points. */
export function nearestTo(pointer: Place, places: readonly Place[], by: Nearness): number | null {
  const distance = ({ x, y }: Place) => {
    if (by === 'x') return Math.abs(x - pointer.x);
    return by === 'y' ? Math.abs(y - pointer.y) : Math.hypot(x - pointer.x, y - pointer.y);
  };
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const away = distance(place);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}
