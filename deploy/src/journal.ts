import { z } from 'zod';

const releaseSchema = z.object({
  version: z.string(),
  action: z.enum(['publish', 'rollback']),
  at: z.iso.datetime(),
  by: z.string(),
});
/** One move of a remote's pointer. */
export type Release = z.infer<typeof releaseSchema>;

/** Everything that was ever done, by remote, oldest first. The registry follows from it. */
export const journalSchema = z.object({ remotes: z.record(z.string(), z.array(releaseSchema)) });
export type Journal = z.infer<typeof journalSchema>;

/** The journal with one move more. */
export function withRelease(journal: Journal, remote: string, release: Release): Journal {
  return { remotes: { ...journal.remotes, [remote]: [...releasesOf(journal, remote), release] } };
}

export function releasesOf(journal: Journal, remote: string): readonly Release[] {
  return Object.hasOwn(journal.remotes, remote) ? (journal.remotes[remote] ?? []) : [];
}

/** The version that is live; undefined when the remote was never published. */
export function liveVersion(journal: Journal, remote: string): string | undefined {
  return releasesOf(journal, remote).at(-1)?.version;
}

/**
 * Where a rollback goes: the version that was live before the one that is. Two rollbacks in a row
 * go two versions back, not to and fro. Undefined when there is nothing before.
 */
export function versionBefore(journal: Journal, remote: string): string | undefined {
  const stack: string[] = [];
  for (const { action, version } of releasesOf(journal, remote)) {
    if (action === 'rollback') stack.pop();
    else if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.at(-2);
}
