import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ReleaseStore, type StoreDocument, versionFileName } from '@kavel/deploy';

/** Folder with the files of one version, or null. */
export type FilesOf = (name: string, version: string) => Promise<string | null>;

/** A plain folder name, because names and versions come from URLs. */
const folderName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export function folderFiles(folder: string): FilesOf {
  return async (name, version) => {
    if (!folderName.test(name) || !folderName.test(version)) return null;
    const build = join(folder, name, version);
    return existsSync(build) ? build : null;
  };
}

export interface BucketFiles {
  folderOf: FilesOf;
  /** Downloads a version again whose local files were lost. */
  again(name: string, version: string): Promise<string | null>;
  /** Downloads every version that a document serves. Failures are logged. */
  bringAll(document: StoreDocument, complain: (problem: string) => void): Promise<void>;
}

/** Downloads versions of a bucket, each once; they are immutable. */
export function bucketFiles(store: ReleaseStore, cacheFolder: string): BucketFiles {
  const underWay = new Map<string, Promise<string | null>>();
  const cached = folderFiles(cacheFolder);

  function fetchOnce(name: string, version: string): Promise<string | null> {
    const key = `${name}/${version}`;
    const fetching =
      underWay.get(key) ??
      fetchVersion(store, name, version, cacheFolder).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  }

  const folderOf: FilesOf = async (name, version) => {
    if (!folderName.test(name) || !folderName.test(version)) return null;
    return (await cached(name, version)) ?? fetchOnce(name, version);
  };

  return {
    folderOf,
    async again(name, version) {
      if (!folderName.test(name) || !folderName.test(version)) return null;
      return fetchOnce(name, version);
    },
    async bringAll({ remotes }, complain) {
      const served = Object.values(remotes).flatMap(({ live, canary, pins }) => [
        live,
        ...(canary ? [canary.release] : []),
        ...pins.map(({ release }) => release),
      ]);
      await Promise.all(
        served.map(({ name, version }) =>
          folderOf(name, version).catch(error => complain(`${name} ${version} cannot be fetched: ${error}`)),
        ),
      );
    },
  };
}

async function fetchVersion(
  store: ReleaseStore,
  name: string,
  version: string,
  cacheFolder: string,
): Promise<string | null> {
  const content = await store.version(name, version);
  if (content === null) return null;
  const target = join(cacheFolder, name, version);
  const temporary = join(cacheFolder, name, `.incoming-${version}-${process.pid}`);
  await Promise.all(
    [...content.files, versionFileName].map(async file => {
      const bytes = await store.file(name, version, file);
      if (bytes === null) throw new Error(`${store.place} has no ${name}/${version}/${file}`);
      await mkdir(dirname(join(temporary, file)), { recursive: true });
      await writeFile(join(temporary, file), bytes);
    }),
  );
  // The existing copy has lost files, or another process was faster: the files are the same.
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(temporary, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}
