import { PNG } from 'pngjs';
import { bareJpeg } from './bare-jpeg';
import { bareWebp } from './bare-webp';
import type { ReadPicture } from './picture';

export interface PictureLimits {
  /** Of the file as it is sent. */
  bytes: number;
  /** Pixels. */
  side: number;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Where the head of a PNG has its width and height, and how long the head is. */
const [widthAt, heightAt, headBytes] = [16, 20, 33];

/**
 * A PNG written again from its pixels, or a JPEG or WebP without its notes; null for what cannot be one. What it is, its first
 * bytes say, and not the type that a sender claims.
 */
export function readPicture(bytes: Buffer, { bytes: mostBytes, side }: PictureLimits): ReadPicture | null {
  if (bytes.length < headBytes || bytes.length > mostBytes) return null;
  const picture = readerOf(bytes)(bytes);
  if (picture === null) return null;
  const isDrawable = (pixels: number) => pixels > 0 && pixels <= side;
  return isDrawable(picture.width) && isDrawable(picture.height) ? picture : null;
}

function readerOf(bytes: Buffer): (bytes: Buffer) => ReadPicture | null {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return readPng;
  return bytes.toString('latin1', 0, 4) === 'RIFF' ? bareWebp : bareJpeg;
}

/** Pixels that are unpacked at most. */
const mostPixels = 16_000_000;

function readPng(bytes: Buffer): ReadPicture | null {
  const [width, height] = [bytes.readUInt32BE(widthAt), bytes.readUInt32BE(heightAt)];
  if (width * height > mostPixels) return null;
  try {
    return { type: 'png', width, height, bytes: PNG.sync.write(PNG.sync.read(bytes)) };
  } catch {
    return null;
  }
}
