import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { lock } from 'proper-lockfile';
import type { ObjectStore } from './object-store';
import { StoreError } from './store-error';

/** Folder in the store for objects being written; object names never start with a dot. */
const incoming = '.incoming';

/** Objects in a folder, which may be on a disk shared by several machines. */
export function folderObjects(folder: string): ObjectStore {
  let cleared: Promise<void> | undefined;

  async function write(key: string, content: string | Buffer): Promise<void> {
    const path = join(folder, key);
    const temporary = join(folder, incoming, `${Date.now()}-${randomUUID()}`);
    await mkdir(dirname(temporary), { recursive: true });
    cleared ??= clearInterrupted(dirname(temporary));
    await cleared;
    try {
      await writeDurably(temporary, content);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  const tagged = async (key: string) => {
    const content = await readIfThere(join(folder, key));
    return content && { content, tag: createHash('sha256').update(content).digest('hex') };
  };

  const replace = (key: string, content: string | Buffer, tag: string | null) =>
    exclusively(folder, async () => {
      const now = await tagged(key);
      if ((now?.tag ?? null) !== tag) return false;
      await write(key, content);
      return true;
    });

  return {
    place: folder,
    folder,
    get: key => readable(folder, readIfThere(join(folder, key))),
    async getTagged(key, known) {
      const now = await readable(folder, tagged(key));
      return now !== null && now.tag === known ? 'unchanged' : now;
    },
    sizeOf: key => readable(folder, sizeIfThere(join(folder, key))),
    async put(key, content, { onlyNew = false } = {}) {
      if (onlyNew) await readable(folder, replace(key, content, null));
      else await readable(folder, write(key, content));
    },
    replace: (key, content, tag) => readable(folder, replace(key, content, tag)),
    keys: below => readable(folder, filesBelow(folder, below)),
    remove: key => readable(folder, rm(join(folder, key), { force: true })),
  };
}

/** Flushes to disk, so that the file is complete even after a power failure. */
async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes remains of processes that were killed while writing; newer files may still be in progress. */
async function clearInterrupted(folder: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(folder)) {
    if (!(Number(name.split('-')[0]) > hourAgo)) await rm(join(folder, name), { force: true });
  }
}

/** One change at a time, across processes. Waits for the lock, at most about ten seconds. */
async function exclusively<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const release = await lock(folder, {
    lockfilePath: join(folder, '.lock'),
    retries: { retries: 60, factor: 1, minTimeout: 50, maxTimeout: 200 },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new StoreError(`Somebody else is changing ${folder} right now; nothing was done. Try again.`);
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

const problems: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'it can only be read',
  ENOTDIR: 'it is not a folder',
  EIO: 'the disk does not answer',
};

async function readable<Result>(folder: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const problem = problems[code];
    if (problem === undefined) throw error;
    throw new StoreError(`${folder} cannot be used: ${problem} (${message}).`, { cause: error });
  }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(nullWhereMissing);
}

async function sizeIfThere(file: string): Promise<number | null> {
  return (await stat(file).catch(nullWhereMissing))?.size ?? null;
}

async function filesBelow(folder: string, below: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = (await readdir(join(folder, below), options).catch(nullWhereMissing)) ?? [];
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
