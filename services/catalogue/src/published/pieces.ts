import { webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

/** All pieces of a file but its last: what a publication and a pull hold in memory, a few at a time. */
export const pieceBytes = 8 * 1024 * 1024;
/** Pieces under way at the same time. */
export const piecesAtOnce = 4;
/** A piece is kept compressed where that leaves less than this share of it. */
const worthwhile = 0.9;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** SHA-256 in hexadecimal, worked out on another thread. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** The bytes as the store keeps them. */
export async function pack(bytes: Buffer): Promise<{ content: Buffer; packed: boolean }> {
  const content = await compress(bytes);
  return content.length < bytes.length * worthwhile
    ? { content, packed: true }
    : { content: bytes, packed: false };
}

/** The opposite; null where the content is damaged. No more than a piece is ever unpacked. */
export function unpack(content: Buffer, packed: boolean): Promise<Buffer | null> {
  if (!packed) return Promise.resolve(content);
  return decompress(content, { maxOutputLength: pieceBytes }).catch(() => null);
}

/** Where the pieces of a file of this size begin. */
export function* offsetsIn(bytes: number): Generator<number> {
  for (let offset = 0; offset < bytes; offset += pieceBytes) yield offset;
}
