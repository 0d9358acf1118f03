import { DeployError } from '../deploy-error';
import { type Channel, type Move, versionBefore } from '../document/store-document';
import type { ReleaseStore } from '../release-store';
import { describeProblems, fileProblems } from '../verify-version';
import { publishedChannel } from './change';

export interface RemoteStatus {
  name: string;
  version: string;
  contract: string;
  since: string;
  /** Paths of the live version. */
  paths: string[];
  disabled: boolean;
  canary: { version: string; percent: number } | null;
  pins: { to: string; version: string }[];
}

/** What a running Kavel serves from this store. */
export async function status(store: ReleaseStore): Promise<RemoteStatus[]> {
  const { document } = await store.pointer.read();
  return Object.entries(document.remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, canary, pins, disabled, history }]) => ({
      name,
      version: live.version,
      contract: live.contract,
      since: history.findLast(({ action }) => action === 'publish' || action === 'rollback')?.at ?? '',
      paths: live.routes.map(({ path }) => path),
      disabled,
      canary: canary && { version: canary.release.version, percent: canary.percent },
      pins: pins.map(({ to, release }) => ({ to, version: release.version })),
    }));
}

/** The history of one remote, newest first. */
export async function history(store: ReleaseStore, name: string): Promise<Move[]> {
  const { document } = await store.pointer.read();
  return publishedChannel(document, name).history.toReversed();
}

/**
 * Problems with the files of every version that is served or that a rollback would serve, one line per version; empty
 * when all are complete.
 */
export async function verify(store: ReleaseStore): Promise<string[]> {
  const { document } = await store.pointer.read();
  const versions = Object.entries(document.remotes).flatMap(([name, channel]) =>
    versionsOf(channel).map(version => ({ name, version })),
  );
  const lines: string[] = [];
  for (const { name, version } of versions) {
    const problem = await versionProblem(store, name, version);
    if (problem !== null) lines.push(`${name} ${version}: ${problem}`);
  }
  return lines;
}

function versionsOf(channel: Channel): string[] {
  const { live, canary, pins } = channel;
  const before = versionBefore(channel) ?? live.version;
  const served = [live, ...(canary ? [canary.release] : []), ...pins.map(({ release }) => release)];
  return [...new Set([...served.map(({ version }) => version), before])];
}

async function versionProblem(store: ReleaseStore, name: string, version: string): Promise<string | null> {
  try {
    const stored = await store.version(name, version);
    if (stored === null) return 'it is not in the store';
    const problems = await fileProblems(store, stored);
    return problems.length === 0 ? null : describeProblems(problems);
  } catch (error) {
    if (error instanceof DeployError) return error.message;
    throw error;
  }
}
