import { pictureLimits } from '@kavel/contracts/reports';
import { PNG } from 'pngjs';
import { bareJpeg } from './bare-jpeg';
import { bareWebp } from './bare-webp';
import type { ReadPicture } from './picture';

/** Where the head of a PNG has its width and height, and how long the head is. */
const [widthAt, heightAt, headBytes] = [16, 20, 33];

/** A PNG written again from its pixels, or a JPEG or WebP without its texts; null for what cannot be one. */
export function readPicture(bytes: Buffer, contentType: string): ReadPicture | null {
  if (bytes.length > pictureLimits.bytes) return null;
  const picture = readers[contentType]?.(bytes) ?? null;
  if (picture === null) return null;
  const { width, height } = picture;
  return isDrawable(width) && isDrawable(height) ? picture : null;
}

const isDrawable = (side: number) => side > 0 && side <= pictureLimits.side;
/** Pixels that are unpacked at most. */
const mostPixels = 16_000_000;

function readPng(bytes: Buffer): ReadPicture | null {
  if (bytes.length < headBytes) return null;
  const [width, height] = [bytes.readUInt32BE(widthAt), bytes.readUInt32BE(heightAt)];
  if (width * height > mostPixels) return null;
  try {
    return { type: 'png', width, height, bytes: PNG.sync.write(PNG.sync.read(bytes)) };
  } catch {
    return null;
  }
}

const readers: Readonly<Record<string, (bytes: Buffer) => ReadPicture | null>> = {
  'image/png': readPng,
  'image/jpeg': bareJpeg,
  'image/webp': bareWebp,
};

/** Types of files that can be read. */
export const pictureTypes: readonly string[] = Object.keys(readers);
