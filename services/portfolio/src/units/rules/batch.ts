import type { LineResult } from '@kavel/contracts';

/**
 * Decides which matched lines may be added: the first line of each object that the portfolio does not have. Lines that
 * did not match keep the matcher's outcome.
 */
export function planBatch(matches: readonly LineResult[], present: ReadonlySet<string>): LineResult[] {
  const seen = new Set<string>();
  return matches.map(match => {
    if (match.outcome !== 'matched' || match.objectId === null) return match;
    if (present.has(match.objectId)) return { ...match, outcome: 'already-in-portfolio' };
    if (seen.has(match.objectId)) return { ...match, outcome: 'repeated-line' };
    seen.add(match.objectId);
    return match;
  });
}

/** The objects that a plan would add. */
export function plannedObjectIds(plan: readonly LineResult[]): string[] {
  return plan.flatMap(line => (line.outcome === 'matched' && line.objectId !== null ? [line.objectId] : []));
}

/** Outcome of a plan: a matched line that was not inserted was added by somebody else in the meantime. */
export function reportAdded(plan: readonly LineResult[], added: ReadonlySet<string>): LineResult[] {
  return plan.map(line => {
    if (line.outcome !== 'matched' || line.objectId === null) return line;
    return { ...line, outcome: added.has(line.objectId) ? 'added' : 'already-in-portfolio' };
  });
}
