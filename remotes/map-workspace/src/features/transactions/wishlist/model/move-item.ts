/** The ids with one of them moved up (−1) or down (1); the same order at an end. */
export function movedItem(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const rest = ids.filter(one => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
