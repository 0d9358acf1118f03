import type { LocatorObject } from '@kavel/contracts/locator';

/** Selected objects, of all pages. */
export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set();

export function ticked(selection: Selection, objectId: string): Selection {
  const next = new Set(selection);
  if (!next.delete(objectId)) next.add(objectId);
  return next;
}

/** Selects all these rows; deselects them when all were selected. */
export function allTicked(selection: Selection, rows: readonly LocatorObject[]): Selection {
  const next = new Set(selection);
  const every = rows.every(({ objectId }) => next.has(objectId));
  for (const { objectId } of rows) {
    if (every) next.delete(objectId);
    else next.add(objectId);
  }
  return next;
}
