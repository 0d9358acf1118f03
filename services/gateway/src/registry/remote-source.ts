import type { Registry } from '@kavel/contracts';

/** Where remotes come from: the working tree's builds, or a folder they were published to. */
export interface RemoteSource {
  /** As things stand now; cheap enough to ask at every request. */
  registry(): Registry;
  /** Folder with the files of one version; null when that version is not there. */
  folderOf(name: string, version: string): string | null;
}
