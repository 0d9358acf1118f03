import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from '../import-error';

export interface ZippedFile {
  /** Name inside its zip, without folders. */
  name: string;
  /** What is in it, unpacked as it is read. */
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * The files in a zip and in the zips inside it, one by one. An inner zip is unpacked beside `workPath` for as long
 * as it is read, as its table of contents stands at its end. `isWanted` says which names are looked into.
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
