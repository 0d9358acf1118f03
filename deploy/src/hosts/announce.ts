import { contractVersion } from '@kavel/contracts';
import type { HostsDocument } from '../document/hosts-document';
import type { ReleaseStore } from '../release-store';

const monthMs = 30 * 86_400_000;

/** Announces in the store that this host serves from it, with its contract version and the time. */
export function announceHost(store: ReleaseStore, host: string, at: Date, contract = contractVersion) {
  return change(store, hosts => ({
    ...Object.fromEntries(
      Object.entries(hosts).filter(([, { seen }]) => at.getTime() - Date.parse(seen) < monthMs),
    ),
    [host]: { contract, seen: at.toISOString() },
  }));
}

/** Removes a host from the store's record when it stops. */
export function withdrawHost(store: ReleaseStore, host: string) {
  return change(store, ({ [host]: _, ...others }) => others);
}

async function change(
  store: ReleaseStore,
  apply: (hosts: HostsDocument['hosts']) => HostsDocument['hosts'],
): Promise<void> {
  await store.hosts.change(await store.hosts.read(), ({ hosts }) => ({ hosts: apply(hosts) }));
}
