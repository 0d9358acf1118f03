import { isDeepStrictEqual } from 'node:util';
import { DeployError } from '../deploy-error';
import { type Channel, channelOf, type Move, type StoreDocument } from '../document/store-document';
import type { ReleaseStore, Revision } from '../release-store';

/** Who makes the change, when, and which hosts are checked. */
export interface Occasion {
  at: Date;
  by: string;
  /** Addresses of hosts, in addition to those announced in the store. */
  hosts?: readonly string[];
}

/**
 * Changes one remote's channel atomically. Waits for a concurrent change of another remote; a change of this remote
 * since `first` was read wins, and is reported.
 */
export async function change(
  store: ReleaseStore,
  name: string,
  first: Revision,
  apply: (document: StoreDocument) => StoreDocument,
): Promise<void> {
  await store.pointer.change(first, now => {
    refuseOvertaken(name, first.document, now);
    return apply(now);
  });
}

function refuseOvertaken(name: string, before: StoreDocument, now: StoreDocument): void {
  const channel = channelOf(now, name);
  if (isDeepStrictEqual(channel, channelOf(before, name))) return;
  const last = channel?.history.at(-1);
  throw new DeployError(
    `Somebody else was first: ${last?.by} did ${last?.action} ${name} ${last?.version} at ${last?.at}. ` +
      'Nothing of yours was made live. Look at the status, then try again.',
  );
}

/** The document with this channel changed and a new entry in its history. */
export function withMove(
  document: StoreDocument,
  name: string,
  channel: Channel,
  move: Pick<Move, 'action' | 'version' | 'audience'>,
  { at, by }: Occasion,
): StoreDocument {
  const history = [...channel.history, { ...move, at: at.toISOString(), by }];
  return { ...document, remotes: { ...document.remotes, [name]: { ...channel, history } } };
}

/** Throws unless the remote was published here. */
export function publishedChannel(document: StoreDocument, name: string): Channel {
  const channel = channelOf(document, name);
  if (channel) return channel;
  const known = Object.keys(document.remotes).sort().join(', ') || 'none';
  throw new DeployError(`${name} was never published here. Published: ${known}.`);
}
