import type { Move } from '../document/store-document';
import type { ReleaseStore } from '../release-store';
import { publishedChannel } from './change';

export interface RemoteStatus {
  name: string;
  version: string;
  contract: string;
  since: string;
  /** Paths of the version that is live. */
  paths: string[];
  disabled: boolean;
  canary: { version: string; percent: number } | null;
  pins: { to: string; version: string }[];
}

/** What a running Kavel serves from this store. */
export async function status(store: ReleaseStore): Promise<RemoteStatus[]> {
  const { document } = await store.read();
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

/** Everything that was done to one remote, newest first. */
export async function history(store: ReleaseStore, name: string): Promise<Move[]> {
  const { document } = await store.read();
  return publishedChannel(document, name).history.toReversed();
}
