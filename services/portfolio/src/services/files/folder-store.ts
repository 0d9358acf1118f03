import { createReadStream } from 'node:fs';
import { constants, type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isUuid } from '@kavel/contracts';
import type { FileId } from '../repositories/file-due';
import type { FileStore, Written } from './file-store';

/** Newer files may be uploads whose row is not committed yet. */
const settledAfterMs = 3_600_000;
/** Read size in bytes: four times Node's default, which speeds up checking a large file. */
const readAtOnce = 256 * 1024;
const { O_CREAT, O_RDWR } = constants;

/** Files in a folder for each organisation. Names are our own ids: no user input is part of a path. */
export function folderStore(folder: string): FileStore {
  const pathOf = ({ organisationId, fileId }: FileId) => join(folder, organisationId, fileId);
  return {
    async write(file, offset, source) {
      const path = pathOf(file);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(path, O_RDWR | O_CREAT, 0o600);
      try {
        return await writeFrom(handle, offset, source);
      } finally {
        await handle.close();
      }
    },
    read: (file, start, end) =>
      createReadStream(pathOf(file), { start, end: end - 1, highWaterMark: readAtOnce }),
    remove: file => rm(pathOf(file), { force: true }),
    settled: () => settledFiles(folder),
  };
}

async function writeFrom(
  handle: FileHandle,
  offset: number,
  source: AsyncIterable<Buffer>,
): Promise<Written> {
  const { size: present } = await handle.stat();
  if (present < offset) throw new Error(`The store has ${present} bytes of an upload of ${offset}`);
  await handle.truncate(offset);
  let size = offset;
  let failure: unknown = null;
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      failure = error;
      return { done: true as const, value: undefined };
    });
    if (next.done) break;
    await handle.write(next.value, 0, next.value.length, size);
    size += next.value.length;
  }
  // Acknowledged bytes must survive a power failure.
  await handle.sync();
  return { size, failure };
}

async function* settledFiles(folder: string): AsyncGenerator<{ organisationId: string; fileIds: string[] }> {
  const latest = Date.now() - settledAfterMs;
  for (const organisationId of (await namesIn(folder)).filter(isUuid)) {
    const fileIds: string[] = [];
    for (const fileId of (await namesIn(join(folder, organisationId))).filter(isUuid)) {
      const found = await stat(join(folder, organisationId, fileId)).catch(() => null);
      if (found && found.mtimeMs < latest) fileIds.push(fileId);
    }
    if (fileIds.length > 0) yield { organisationId, fileIds };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
