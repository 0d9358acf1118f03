import { type FileHandle, open } from 'node:fs/promises';
import { scratchBytes } from '../kernel/scratch';
import { headerLengthBytes, indexVersion } from './build-index';
import type { IndexTexts } from './index-source';
import { type FileHeader, type IndexHeader, type Layout, layoutOf } from './layout';

/** The index in shared memory. */
export interface LoadedIndex {
  header: IndexHeader;
  layout: Layout;
  memory: WebAssembly.Memory;
}

export interface IndexWithTexts extends LoadedIndex {
  texts: IndexTexts;
  streetStarts: Uint32Array;
}

const pageBytes = 65_536;
const pieceBytes = 32 * 1024 * 1024;

/** Loads an index file; null when it is missing or of another version. */
export async function loadIndex(path: string, threads: number): Promise<IndexWithTexts | null> {
  const file = await openIndexFile(path);
  if (file === null) return null;
  try {
    return await read(file, threads);
  } finally {
    await file.close();
  }
}

/** Null when it is missing. */
export function openIndexFile(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** The header, and the offset of the columns; null for another version. */
export async function readHeader(file: FileHandle): Promise<{ header: FileHeader; start: number } | null> {
  const length = Buffer.alloc(headerLengthBytes);
  await readInto(file, length, 0);
  const text = Buffer.alloc(length.readUInt32LE());
  await readInto(file, text, headerLengthBytes);
  const header = JSON.parse(text.toString()) as FileHeader;
  return header.version === indexVersion ? { header, start: headerLengthBytes + text.length } : null;
}

async function read(file: FileHandle, threads: number): Promise<IndexWithTexts | null> {
  const found = await readHeader(file);
  if (found === null) return null;
  const { texts, streetStarts, ...header } = found.header;
  const layout = layoutOf(header.objects);
  const pages = Math.ceil((layout.bytes + threads * scratchBytes) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pageBytes, shared: true });
  await readInto(file, new Uint8Array(memory.buffer, 0, layout.fileBytes), found.start);
  return { header, layout, memory, texts, streetStarts: Uint32Array.from(streetStarts) };
}

/** Fills the target from a file offset; throws when the file ends before. */
export async function readInto(file: FileHandle, target: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < target.length; ) {
    const piece = target.subarray(done, done + pieceBytes);
    const { bytesRead } = await file.read(piece, 0, piece.length, position + done);
    if (bytesRead === 0) throw new Error('The file of the locator index is cut off');
    done += bytesRead;
  }
}
