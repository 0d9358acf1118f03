/** An operation on what is published. */
interface Move {
  action: string;
  version: string;
}

/**
 * Targets of repeated rollbacks, nearest first: two in a row go two versions back instead of alternating. Only
 * publications, switches and rollbacks count.
 */
export function versionsBefore(history: readonly Move[]): string[] {
  const stack: string[] = [];
  for (const { action, version } of history) {
    if (action === 'rollback') stack.pop();
    else if ((action === 'publish' || action === 'switch') && stack.at(-1) !== version) stack.push(version);
  }
  return stack.slice(0, -1).reverse();
}
