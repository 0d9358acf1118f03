import { type FileHandle, open } from 'node:fs/promises';
import type { IndexTexts } from '../store/locator/index-source';
import { headerLengthBytes, indexVersion } from './build-index';
import { type FileHeader, type IndexHeader, type Layout, layoutOf } from './layout';
import { scratchBytes } from './scratch';

/** The index in memory that threads share. */
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

/** Reads the file of an index; null when there is none, or one of another version. */
export async function loadIndex(path: string, threads: number): Promise<IndexWithTexts | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return null;
  try {
    return await read(file, threads);
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, threads: number): Promise<IndexWithTexts | null> {
  const length = Buffer.alloc(headerLengthBytes);
  await readInto(file, length, 0);
  const text = Buffer.alloc(length.readUInt32LE());
  await readInto(file, text, headerLengthBytes);
  const { texts, streetStarts, ...header } = JSON.parse(text.toString()) as FileHeader;
  if (header.version !== indexVersion) return null;
  const layout = layoutOf(header.objects);
  const pages = Math.ceil((layout.bytes + threads * scratchBytes) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pageBytes, shared: true });
  await readInto(file, new Uint8Array(memory.buffer, 0, layout.fileBytes), headerLengthBytes + text.length);
  return { header, layout, memory, texts, streetStarts: Uint32Array.from(streetStarts) };
}

async function readInto(file: FileHandle, target: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < target.length; ) {
    const piece = target.subarray(done, done + pieceBytes);
    const { bytesRead } = await file.read(piece, 0, piece.length, position + done);
    if (bytesRead === 0) throw new Error('The file of the locator index is cut off');
    done += bytesRead;
  }
}
