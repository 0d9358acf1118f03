import type { Release } from '@kavel/contracts';
import { z } from 'zod';
import type { StoreDocument } from './document/store-document';

/** The document as it was read, with what says later whether it is still the same. */
export interface Revision {
  document: StoreDocument;
  /** Null: nothing was ever published. */
  tag: string | null;
}

/** What one immutable version consists of; written last, so that its presence says that all is there. */
export const versionFileSchema = z.object({
  release: z.custom<Release>(value => typeof value === 'object' && value !== null),
  /** SHA-256 over names and contents of the build. */
  digest: z.string(),
  files: z.array(z.string()),
});
export type VersionFile = z.infer<typeof versionFileSchema>;

/** Name of that file in the folder of its version. */
export const versionFileName = 'release.json';

/** Where releases are kept: a folder or a bucket. */
export interface ReleaseStore {
  /** For messages. */
  readonly place: string;
  read(): Promise<Revision>;
  /** All or nothing. False, and nothing changed, when somebody else changed the document since it was read. */
  replace(document: StoreDocument, tag: string | null): Promise<boolean>;
  /** What was brought in under this version, or null. */
  version(name: string, version: string): Promise<VersionFile | null>;
  /** Brings files of a build in; the version is there as a whole afterwards. */
  bringIn(build: string, version: VersionFile): Promise<void>;
}
