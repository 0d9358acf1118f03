import type { Registry } from '@kavel/contracts';
import type { Audience } from '@kavel/deploy';

/** Source of remotes: the working tree's builds, or a store of published releases. */
export interface RemoteSource {
  /** The current registry for this visitor; cheap enough for every request. */
  registry(audience: Audience): Registry;
  /** Whether part of the visitors gets another version, so that each needs a share number. */
  hasTrials(): boolean;
  /** Raw Ed25519 public key of releases, base64; undefined while unknown. */
  releaseKey(): string | undefined;
  /** Folder with the files of one version; null when it is not available. */
  folderOf(name: string, version: string): Promise<string | null>;
  close(): void | Promise<void>;
}
