import { isBagId } from '@kavel/contracts';

/** Fewest and most addresses of a comparison. */
export const fewestCompared = 2;
export const mostCompared = 5;

/** Reads `?ids=…,…`: each once, and no more than `mostCompared`; `left` is how many were left out for that. */
export function readIds(query: URLSearchParams): { ids: string[]; left: number } {
  const listed = (query.get('ids') ?? '').split(',').filter(isBagId);
  const ids = [...new Set(listed)];
  return { ids: ids.slice(0, mostCompared), left: Math.max(0, ids.length - mostCompared) };
}

/** The query with these addresses; other names stay. */
export function writeIds(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (ids.length > 0) next.set('ids', ids.join(','));
  else next.delete('ids');
  return next;
}

/**
 * Places of the highest points, in whole points as they are shown. None where all that have points have the same, or
 * where fewer than two have any.
 */
export function bestOf(points: readonly (number | null)[]): ReadonlySet<number> {
  const shown = points.map(one => (one === null ? null : Math.round(one)));
  const known = shown.filter(one => one !== null);
  const most = Math.max(...known);
  if (known.length < 2 || known.every(one => one === most)) return new Set();
  return new Set(shown.flatMap((one, at) => (one === most ? [at] : [])));
}
