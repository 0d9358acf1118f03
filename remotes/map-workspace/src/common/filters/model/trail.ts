/** The filters before this one, oldest first, as in the address. */
export interface Trail {
  past: readonly string[];
  present: string;
}

const longest = 50;

export function startTrail(present: string): Trail {
  return { past: [], present };
}

/** Follows the address to its next filter: a step on, or a step back where it is an undo that leads there. */
export function followed({ past, present }: Trail, next: string, undoing = false): Trail {
  if (next === present) return { past, present };
  if (undoing && next === past.at(-1)) return { past: past.slice(0, -1), present: next };
  return { past: [...past, present].slice(-longest), present: next };
}

/** The filter that undo goes to; null when there is nothing to take back. */
export function beforeOf({ past }: Trail): string | null {
  return past.at(-1) ?? null;
}
