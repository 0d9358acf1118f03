import { webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Piece } from './documents';

/** Usual piece size in bytes (except the last of a file); publishing and pulling hold a few pieces in memory. */
export const usualPieceBytes = 8 * 1024 * 1024;
/** Number of concurrent pieces. */
export const piecesAtOnce = 4;
/** A piece is compressed when that reduces it to less than this fraction. */
const worthwhile = 0.9;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** SHA-256 in hexadecimal, computed on another thread. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Compresses the bytes for the store when worthwhile. */
export async function pack(bytes: Buffer): Promise<{ content: Buffer; packed: boolean }> {
  const content = await compress(bytes);
  return content.length < bytes.length * worthwhile
    ? { content, packed: true }
    : { content: bytes, packed: false };
}

/** Decompresses a piece, at most up to its size; null when the content is damaged. */
export function unpack(content: Buffer, { packed, bytes }: Piece): Promise<Buffer | null> {
  if (!packed) return Promise.resolve(content);
  return decompress(content, { maxOutputLength: bytes }).catch(() => null);
}

/** The pieces of a file with their offsets in it, whichever size it was published in. */
export function* piecesWithOffsets(pieces: readonly Piece[]): Generator<{ piece: Piece; offset: number }> {
  let offset = 0;
  for (const piece of pieces) {
    yield { piece, offset };
    offset += piece.bytes;
  }
}
