import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteSource } from '../registry/remote-source';
import type { OwnedPage } from './preload';

/** The fields of mf-manifest.json that are used. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/**
 * Addresses of the files that a page needs besides its manifest. Releases never change, so each is read once. Until
 * that was done the list is empty: a page must not wait for files that may have to come from a bucket.
 */
export function createPageFiles(remotes: Pick<RemoteSource, 'folderOf'>): (page: OwnedPage) => string[] {
  const known = new Map<string, string[]>();

  async function read({ remote: { name, version, entry }, route }: OwnedPage): Promise<string[]> {
    const folder = await remotes.folderOf(name, version);
    if (folder === null) return [];
    const text = await readFile(join(folder, 'mf-manifest.json'), 'utf8');
    const { metaData, exposes }: FederationManifest = JSON.parse(text);
    const page = exposes.find(({ path }) => path === route.module);
    const files = [metaData.remoteEntry.name, ...(page?.assets.js.sync ?? [])];
    const base = entry.slice(0, entry.lastIndexOf('/') + 1);
    return files.map(file => base + file);
  }

  return page => {
    const key = `${page.remote.entry} ${page.route.module}`;
    const files = known.get(key);
    if (files !== undefined) return files;
    known.set(key, []);
    // What is missing or broken is reported by the page that loads it.
    read(page).then(
      found => known.set(key, found),
      () => known.delete(key),
    );
    return [];
  };
}
