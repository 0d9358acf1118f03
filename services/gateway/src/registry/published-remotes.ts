import { contractProblem, contractVersion, type RegisteredRemote } from '@kavel/contracts';
import { hasTrials, isSignedBy, openStore, registryFor, type StoreDocument } from '@kavel/deploy';
import { announce } from './announcement';
import type { RemoteSource } from './remote-source';
import { bucketFiles, folderFiles } from './store-files';
import { bucketPointer, folderPointer } from './store-pointer';
import { wholeReleases } from './whole-releases';

export interface PublishedOptions {
  /** A folder, or `s3://bucket/folder`. */
  store: string;
  /** Folder with downloaded versions of a bucket. */
  cacheFolder: string;
  /** Raw Ed25519 public key, base64, of the publisher; undefined trusts the store's own key. */
  releaseKey: string | undefined;
  /** Name under which this host announces itself in the store; undefined: not announced. */
  host?: string | undefined;
  complain?: (problem: string) => void;
}

/**
 * Releases published by `npm run deploy`. Releases without a valid signature are listed as refused; a release with lost
 * files is replaced by the previous one.
 */
export function publishedRemotes({
  store: address,
  cacheFolder,
  releaseKey,
  host,
  complain = console.error,
}: PublishedOptions): RemoteSource {
  const store = openStore(address);
  const fetched = store.folder === null ? bucketFiles(store, cacheFolder) : null;
  const whole = wholeReleases({
    folder: store.folder ?? cacheFolder,
    complain,
    onLost: (name, version) => void fetched?.again(name, version).catch(() => undefined),
  });
  const bring = (document: StoreDocument) => fetched?.bringAll(document, complain) ?? Promise.resolve();
  const pointer =
    store.folder === null ? bucketPointer(store, complain, bring) : folderPointer(store.folder, complain);
  const announced = host === undefined ? null : announce(store, host, complain);
  const keyOf = ({ publicKey }: StoreDocument) => releaseKey ?? publicKey ?? undefined;
  const trusted = rememberTrust(complain);
  const servable = () => whole.servable(pointer.document());
  return {
    registry(audience) {
      const document = servable();
      const key = keyOf(document);
      const { remotes } = registryFor(document, audience);
      return {
        remotes: remotes.map(remote =>
          trusted(remote, key) && whole.isWhole(remote) ? remote : refused(remote),
        ),
      };
    },
    hasTrials: () => hasTrials(servable()),
    releaseKey: () => keyOf(pointer.document()),
    folderOf: fetched?.folderOf ?? folderFiles(store.place),
    async close() {
      pointer.close();
      await announced?.close();
    },
  };
}

const refused = (remote: RegisteredRemote): RegisteredRemote => ({ ...remote, state: 'refused' });

/** Caches checks of signatures and contracts by text; each failure is logged once. */
function rememberTrust(complain: (problem: string) => void) {
  const verdicts = new Map<string, boolean>();
  return (remote: RegisteredRemote, key: string | undefined): boolean => {
    const { state: _, ...release } = remote;
    const text = `${key}\0${JSON.stringify(release)}`;
    const known = verdicts.get(text);
    if (known !== undefined) return known;
    const verdict = key !== undefined && isSignedBy(release, key);
    if (!verdict) {
      complain(
        `${remote.name} ${remote.version} is refused: it is not signed with the key that counts here. ` +
          'KAVEL_RELEASE_KEY says which that is; `npm run deploy -- key` prints a publisher’s.',
      );
    }
    const problem = contractProblem(release.contract, contractVersion);
    if (problem !== null) complain(`${remote.name} ${remote.version} fails on this host: ${problem}.`);
    verdicts.set(text, verdict);
    return verdict;
  };
}
