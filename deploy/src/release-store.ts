import type { Release } from '@kavel/contracts';
import { z } from 'zod';
import { DeployError } from './deploy-error';
import type { HostsDocument } from './document/hosts-document';
import type { StoreDocument } from './document/store-document';

/** A document as it was read, with what says later whether it is still the same. */
export interface Tagged<Document> {
  document: Document;
  /** Null: it was never written. */
  tag: string | null;
}
export type Revision = Tagged<StoreDocument>;

/** A file below the folder of its version: no step leads out of it. */
const fileSchema = z.string().regex(/^(?!\.)[\w@~.-]+(\/(?!\.)[\w@~.-]+)*$/, 'is not the path of a file');

/** What one immutable version consists of; written last, so that its presence says that all is there. */
export const versionFileSchema = z.object({
  release: z.custom<Release>(value => typeof value === 'object' && value !== null),
  /** SHA-256 over names and contents of the build. */
  digest: z.string(),
  files: z.array(fileSchema),
  /** Size in bytes and SHA-256 of each file. Versions of before this was recorded lack it. */
  contents: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })).optional(),
});
export type VersionFile = z.infer<typeof versionFileSchema>;

/** Name of that file in the folder of its version. */
export const versionFileName = 'release.json';

/** Reads the text of that file. Throws a DeployError when it is damaged. */
export function parseVersionFile(text: string, place: string): VersionFile {
  try {
    return versionFileSchema.parse(JSON.parse(text));
  } catch {
    throw new DeployError(`${place}/${versionFileName} is damaged. Remove it and publish that build again.`);
  }
}

/** Where releases are kept: a folder or a bucket. */
export interface ReleaseStore {
  /** For messages. */
  readonly place: string;
  read(): Promise<Revision>;
  /** All or nothing. False, and nothing changed, when somebody else changed the document since it was read. */
  replace(document: StoreDocument, tag: string | null): Promise<boolean>;
  /** Which hosts serve from this store; written by them. */
  readHosts(): Promise<Tagged<HostsDocument>>;
  replaceHosts(document: HostsDocument, tag: string | null): Promise<boolean>;
  /** What was brought in under this version, or null. */
  version(name: string, version: string): Promise<VersionFile | null>;
  /** A file of a version, or null. */
  file(name: string, version: string, file: string): Promise<Buffer | null>;
  /** Brings files of a build in; the version is there as a whole afterwards. */
  bringIn(build: string, version: VersionFile): Promise<void>;
  /** Writes some files of an existing version again, then its list of files. */
  repair(build: string, version: VersionFile, files: readonly string[]): Promise<void>;
}
