import type { RegisteredRemote } from '@kavel/contracts';
import { type FileRequest, fetchFile } from './fetch-file';
import { RemoteError } from './remote-failure';

/** Files of one release, by address. */
export interface ReleaseFiles {
  entry: string;
  /** Hash of each file; undefined when there are none (overrides, development builds). */
  integrity: Record<string, string> | undefined;
  /** Files that a page needs immediately, without the entry; undefined when the release does not expose the module. */
  chunksOf(module: string): string[] | undefined;
  /** Shared modules that a page needs and the host loads on demand; empty for releases that do not name them. */
  needsOf(module: string): string[];
}

/** The fields of mf-manifest.json that are used. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string }; getPublicPath?: string };
  exposes: { path: string; assets: { js: { sync: string[] } }; needs?: string[] }[];
  integrity?: Record<string, string>;
}

/** Fetches and parses the manifest of a release. Throws a RemoteError. */
export async function releaseFiles(
  { entry, name, integrity }: RegisteredRemote,
  options: Pick<FileRequest, 'again' | 'deadline'>,
): Promise<ReleaseFiles> {
  const response = await fetchFile({ url: entry, integrity, ...options });
  const manifest = await readManifest(response, name);
  const base = new URL(entry, location.href);
  const addressOf = (file: string) => new URL(file, base).href;
  // Hashes in an unpinned manifest prove nothing, and scripts of an override do not need them.
  const hashes = integrity ? manifest.integrity : undefined;
  const exposed = (module: string) => manifest.exposes.find(({ path }) => path === module);
  return {
    entry: addressOf(manifest.metaData.remoteEntry.name),
    integrity:
      hashes && Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [addressOf(file), hash])),
    chunksOf: module => exposed(module)?.assets.js.sync.map(addressOf),
    needsOf: module => exposed(module)?.needs ?? [],
  };
}

async function readManifest(response: Response, name: string): Promise<FederationManifest> {
  try {
    const manifest: FederationManifest = await response.json();
    if (manifest.metaData.getPublicPath)
      throw new TypeError('its getPublicPath is code that would be executed');
    if (manifest.metaData.remoteEntry.name && manifest.exposes) return manifest;
    throw new TypeError('it names no entry');
  } catch (error) {
    throw new RemoteError({ kind: 'integrity', detail: `The manifest of ${name} is refused: ${error}` });
  }
}
