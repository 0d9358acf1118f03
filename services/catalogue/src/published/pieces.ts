import { webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

/** Piece size in bytes (except the last of a file); publishing and pulling hold a few pieces in memory. */
export const pieceBytes = 8 * 1024 * 1024;
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

/** Decompresses a piece, at most one piece in size; null when the content is damaged. */
export function unpack(content: Buffer, packed: boolean): Promise<Buffer | null> {
  if (!packed) return Promise.resolve(content);
  return decompress(content, { maxOutputLength: pieceBytes }).catch(() => null);
}

/** Offsets of the pieces of a file of this size. */
export function* offsetsIn(bytes: number): Generator<number> {
  for (let offset = 0; offset < bytes; offset += pieceBytes) yield offset;
}
