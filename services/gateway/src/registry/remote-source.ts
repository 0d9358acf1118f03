import type { Registry } from '@kavel/contracts';
import type { Audience } from '@kavel/deploy';

/** Where remotes come from: the working tree's builds, or a store they were published to. */
export interface RemoteSource {
  /** As things stand now for this visitor; cheap enough to ask at every request. */
  registry(audience: Audience): Registry;
  /** Whether a share of the visitors gets another version, so that each needs a number of its own. */
  hasTrials(): boolean;
  /** Raw Ed25519 public key, base64, that releases are signed with; undefined while nothing is known. */
  releaseKey(): string | undefined;
  /** Folder with the files of one version; null when that version is not there. */
  folderOf(name: string, version: string): Promise<string | null>;
  close(): void | Promise<void>;
}
