import type { CommentThread } from '@kavel/contracts/valuations';

/** Threads that are not resolved, by what they are on. */
export function openCount(threads: readonly CommentThread[], anchor?: string): number {
  return threads.filter(one => one.resolved === null && (anchor === undefined || one.anchor === anchor))
    .length;
}

/** Unresolved ones first, each part in the order of the threads. */
export function shownThreads(
  threads: readonly CommentThread[],
  anchor: string | null,
): { open: CommentThread[]; resolved: CommentThread[] } {
  const shown = threads.filter(one => anchor === null || one.anchor === anchor);
  return {
    open: shown.filter(one => one.resolved === null),
    resolved: shown.filter(one => one.resolved !== null),
  };
}
