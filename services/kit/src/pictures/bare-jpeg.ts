import type { ReadPicture } from './picture';

const [marker, startOfImage, startOfScan, endOfImage, app0, app14, comment] = [
  0xff, 0xd8, 0xda, 0xd9, 0xe0, 0xee, 0xfe,
];

/** Frames with a size: baseline, extended and progressive. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xc2;
/** Notes of camera and programs, such as the place of a photo. The two that say how to read the colours stay. */
const isNote = (code: number) => code === comment || (code > app0 && code <= 0xef && code !== app14);

/** A JPEG without its notes (EXIF, XMP, thumbnails, comments) and without what follows it; null for what is none. */
export function bareJpeg(bytes: Buffer): ReadPicture | null {
  if (bytes.readUInt16BE(0) !== marker * 256 + startOfImage) return null;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === marker) {
    const code = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    if (isFrame(code) && end - at >= 9)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (!isNote(code)) kept.push(bytes.subarray(at, end));
    at = end;
    if (code !== startOfScan) continue;
    at = endOfScan(bytes, at);
    kept.push(bytes.subarray(end, at));
    if (bytes[at + 1] !== endOfImage) continue;
    kept.push(bytes.subarray(at, at + 2));
    return size && { type: 'jpg', ...size, bytes: Buffer.concat(kept) };
  }
  return null;
}

/** Where the next marker begins: zeros and restarts belong to the picture. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(marker, from); at !== -1; at = bytes.indexOf(marker, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const within = code === 0 || code === marker || (code >= 0xd0 && code <= 0xd7);
    if (!within) return at;
  }
  return bytes.length;
}
