import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error';

export interface ZippedFile {
  /** Name inside its zip, without folders. */
  name: string;
  /** Its content, decompressed while it is read. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Streams the files in a zip and in nested zips. A nested zip is unpacked beside `workPath` while it is read, because
 * its directory is at its end. `isWanted` selects files by name.
 */
export async function* zipEntries(
  path: string,
  workPath: string,
  isWanted: (name: string) => boolean,
  source = path,
): AsyncGenerator<ZippedFile> {
  const zip = await openPromise(path, { autoClose: false }).catch(error => damaged(source, error));
  try {
    for await (const entry of entriesOf(zip, source)) {
      const name = entry.fileName.split('/').at(-1) ?? '';
      if (entry.fileName.startsWith('__MACOSX') || !name || !isWanted(name)) continue;
      const file = { name, bytes: bytesOf(zip, entry, source) };
      if (name.toLowerCase().endsWith('.zip')) yield* innerEntries(file, workPath, isWanted, source);
      else yield file;
    }
  } finally {
    zip.close();
  }
}

async function* innerEntries(
  { name, bytes }: ZippedFile,
  workPath: string,
  isWanted: (name: string) => boolean,
  source: string,
): AsyncGenerator<ZippedFile> {
  const unpacked = `${workPath}.${name}`;
  try {
    await pipeline(Readable.from(bytes), createWriteStream(unpacked));
    yield* zipEntries(unpacked, workPath, isWanted, `${source} > ${name}`);
  } finally {
    await rm(unpacked, { force: true });
  }
}

async function* entriesOf(zip: ZipFile, source: string): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    damaged(source, error);
  }
}

async function* bytesOf(zip: ZipFile, entry: Entry, source: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
  } catch (error) {
    damaged(`${source} > ${entry.fileName}`, error);
  }
}

function damaged(source: string, error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code && !code.startsWith('Z_')) throw error;
  throw new ImportError(source, `is a zip that is damaged or cut off: ${message}`);
}
