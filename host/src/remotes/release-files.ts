import type { RegisteredRemote } from '@kavel/contracts';
import { type FileRequest, fetchFile } from './fetch-file';
import { RemoteError } from './remote-failure';

/** Files of one release, by address. */
export interface ReleaseFiles {
  entry: string;
  /** Hash of each; undefined when nobody vouches for them (overrides, development builds). */
  integrity: Record<string, string> | undefined;
  /** What a page needs at once, without the entry; undefined when the release does not expose it. */
  chunksOf(module: string): string[] | undefined;
}

/** As far as we read mf-manifest.json. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string }; getPublicPath?: string };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
  integrity?: Record<string, string>;
}

/** Fetches and reads the manifest of a release. Throws a RemoteError. */
export async function releaseFiles(
  { entry, name, integrity }: RegisteredRemote,
  options: Pick<FileRequest, 'again' | 'deadline'>,
): Promise<ReleaseFiles> {
  const response = await fetchFile({ url: entry, integrity, ...options });
  const manifest = await readManifest(response, name);
  const base = new URL(entry, location.href);
  const addressOf = (file: string) => new URL(file, base).href;
  // Hashes in a manifest that nobody pinned vouch for nothing, and a script from elsewhere has no use for them.
  const hashes = integrity ? manifest.integrity : undefined;
  return {
    entry: addressOf(manifest.metaData.remoteEntry.name),
    integrity:
      hashes && Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [addressOf(file), hash])),
    chunksOf: module => manifest.exposes.find(({ path }) => path === module)?.assets.js.sync.map(addressOf),
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
