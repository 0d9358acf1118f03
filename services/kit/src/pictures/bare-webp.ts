import type { ReadPicture } from './picture';

const [headBytes, chunkHeadBytes] = [12, 8];
/** Chunks that make up the picture. Profiles, Exif and XMP are left out, as they can tell of the place and the maker. */
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
/** Of the flags of the extended header, only that of the alpha channel stays. */
const alphaFlag = 0x10;

/** A still WebP without anything but its picture; null for what cannot be one. */
export function bareWebp(bytes: Buffer): ReadPicture | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, headBytes) !== 'WEBP')
    return null;
  const parts: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let hasPicture = false;
  for (let at = headBytes; at < bytes.length; ) {
    if (at + chunkHeadBytes > bytes.length) return null;
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + chunkHeadBytes + length;
    if (end > bytes.length || name === 'ANIM') return null;
    const body = Buffer.from(bytes.subarray(at + chunkHeadBytes, end));
    if (kept.has(name)) {
      size ??= sizeIn(name, body);
      hasPicture ||= name === 'VP8 ' || name === 'VP8L';
      if (name === 'VP8X') body.writeUInt8(body.readUInt8(0) & alphaFlag, 0);
      parts.push(chunk(name, body));
    }
    at = end + (length % 2);
  }
  return size && hasPicture ? { type: 'webp', ...size, bytes: file(parts) } : null;
}

function sizeIn(name: string, body: Buffer): { width: number; height: number } | null {
  if (name === 'VP8X' && body.length >= 10)
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  if (name === 'VP8 ' && body.length >= 10 && body.readUIntBE(3, 3) === 0x9d012a)
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  if (name !== 'VP8L' || body.length < 5 || body.readUInt8(0) !== 0x2f) return null;
  const bits = body.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(chunkHeadBytes);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function file(parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
