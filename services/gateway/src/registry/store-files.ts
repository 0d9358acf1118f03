import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BucketStore, versionFileName } from '@kavel/deploy';

/** Folder with the files of one version, or null. */
export type FilesOf = (name: string, version: string) => Promise<string | null>;

/** Name of a folder and nothing more: names and versions come from addresses. */
const folderName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export function folderFiles(folder: string): FilesOf {
  return async (name, version) => {
    if (!folderName.test(name) || !folderName.test(version)) return null;
    const build = join(folder, name, version);
    return existsSync(build) ? build : null;
  };
}

/** Brings a version of a bucket here when its first file is asked for; it never changes after that. */
export function bucketFiles(store: BucketStore, cacheFolder: string): FilesOf {
  const underWay = new Map<string, Promise<string | null>>();
  const cached = folderFiles(cacheFolder);
  return async (name, version) => {
    if (!folderName.test(name) || !folderName.test(version)) return null;
    const there = await cached(name, version);
    if (there !== null) return there;
    const key = `${name}/${version}`;
    const fetching =
      underWay.get(key) ??
      fetchVersion(store, name, version, cacheFolder).finally(() => underWay.delete(key));
    underWay.set(key, fetching);
    return fetching;
  };
}

async function fetchVersion(
  store: BucketStore,
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
  await rename(temporary, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(temporary, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return target;
}
