import type { RegisteredRemote } from '@kavel/contracts';
import {
  BucketStore,
  hasTrials,
  isSignedBy,
  openStore,
  registryFor,
  type StoreDocument,
} from '@kavel/deploy';
import type { RemoteSource } from './remote-source';
import { bucketFiles, folderFiles } from './store-files';
import { bucketPointer, folderPointer } from './store-pointer';

export interface PublishedOptions {
  /** A folder, or `s3://bucket/folder`. */
  store: string;
  /** Where versions of a bucket are kept. */
  cacheFolder: string;
  /** Raw Ed25519 public key, base64, of who may publish; undefined believes the store itself. */
  releaseKey: string | undefined;
  complain?: (problem: string) => void;
}

/** What `npm run deploy` published. What is not signed by who may publish is listed and refused. */
export function publishedRemotes({
  store: address,
  cacheFolder,
  releaseKey,
  complain = console.error,
}: PublishedOptions): RemoteSource {
  const store = openStore(address);
  const inBucket = store instanceof BucketStore;
  const pointer = inBucket ? bucketPointer(store, complain) : folderPointer(store.folder, complain);
  const keyOf = ({ publicKey }: StoreDocument) => releaseKey ?? publicKey ?? undefined;
  const trusted = rememberTrust(complain);
  return {
    registry(audience) {
      const document = pointer.document();
      const key = keyOf(document);
      const { remotes } = registryFor(document, audience);
      return { remotes: remotes.map(remote => (trusted(remote, key) ? remote : refused(remote))) };
    },
    hasTrials: () => hasTrials(pointer.document()),
    releaseKey: () => keyOf(pointer.document()),
    folderOf: inBucket ? bucketFiles(store, cacheFolder) : folderFiles(store.folder),
    close: () => pointer.close(),
  };
}

const refused = (remote: RegisteredRemote): RegisteredRemote => ({ ...remote, state: 'refused' });

/** Signatures are checked once for each text; a release that fails is told of once. */
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
    verdicts.set(text, verdict);
    return verdict;
  };
}
