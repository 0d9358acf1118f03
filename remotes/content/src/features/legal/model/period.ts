/** How a period in force is told: the text and its dates. */
export type Period =
  | { text: 'from' | 'fromLater'; from: string }
  | { text: 'fromUntil'; from: string; to: string }
  | { text: 'until'; to: string }
  | { text: 'unknown' };

/** `today` as `yyyy-mm-dd`. Without dates nothing is claimed. */
export function periodOf(from: string | null, to: string | null, today: string): Period {
  if (from !== null && to !== null) return { text: 'fromUntil', from, to };
  if (from !== null) return { text: from > today ? 'fromLater' : 'from', from };
  if (to !== null) return { text: 'until', to };
  return { text: 'unknown' };
}
